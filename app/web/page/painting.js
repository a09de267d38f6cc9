// painting.js stands between the toolkit and WebGL. The toolkit draws each picture of the window whole, even where one
// number has changed, which takes a tenth of a second where the processor draws. So what a picture is made of is only
// noted here, and compared with the picture before: where they differ it is drawn, in rectangles, with all that lies in
// them in its order. Outside of them the same would be drawn in the same order, so that each point is as it would be.
"use strict";

(() => {
	const getContext = HTMLCanvasElement.prototype.getContext;
	const layers = new WeakMap(); // by canvas
	const far = 64; // how many parts of two pictures are looked through for the place from which both go on alike
	const slack = 4096; // points that are rather drawn needlessly than in a rectangle of their own

	// What was asked for and done so far, and the last picture once more, whole: for tests and measurements.
	const painting = globalThis.painting = { pictures: 0, points: 0, again() {} };

	HTMLCanvasElement.prototype.getContext = function (kind, attributes) {
		if (layers.has(this)) {
			return layers.get(this);
		}
		if (kind !== "webgl" || !attributes) {
			return getContext.call(this, kind, attributes);
		}
		const gl = getContext.call(this, kind, { ...attributes, depth: false, preserveDrawingBuffer: true });
		if (gl) {
			layers.set(this, layer(gl));
		}
		return layers.get(this) ?? gl;
	};

	// Rectangles are [left, bottom, right, top], in points of the canvas.
	const cut = (a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
	const join = (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
	const isEmpty = (a) => a[0] >= a[2] || a[1] >= a[3];
	const points = (a) => (a[2] - a[0]) * (a[3] - a[1]);

	function equal(a, b) {
		if (a === b) {
			return true;
		}
		if (!a || !b || a.length !== b.length) {
			return false;
		}
		for (let i = 0; i < a.length; i++) {
			if (a[i] !== b[i]) {
				return false;
			}
		}
		return true;
	}

	function allEqual(a, b) { return a === b || a.length === b.length && a.every((one, i) => equal(one, b[i])); }

	// same tells whether two parts of pictures draw the same.
	function same(a, b) {
		return a.program === b.program && a.mode === b.mode && a.first === b.first && a.count === b.count &&
			equal(a.data, b.data) && equal(a.blend, b.blend) && equal(a.clip, b.clip) &&
			allEqual(a.uniforms, b.uniforms) && allEqual(a.pointers, b.pointers) &&
			a.textures.every((texture, i) => texture === b.textures[i] || texture?.content === b.textures[i]?.content);
	}

	// differences are the rectangles in which two pictures differ: of all parts but those that both have in the same order.
	// They are compared in step, and where they differ the nearest place is looked for to go on.
	function differences(before, now) {
		const found = [];
		const add = (box) => {
			for (let i = 0; i < found.length; i++) {
				const both = join(found[i], box);
				if (points(both) <= points(found[i]) + points(box) + slack) {
					found.splice(i, 1);
					add(both);
					return;
				}
			}
			found.push(box);
		};
		let a = before.length, b = now.length;
		while (a > 0 && b > 0 && same(before[a - 1], now[b - 1])) {
			a--;
			b--;
		}
		let i = 0, k = 0;
		while (i < a || k < b) {
			if (i < a && k < b && same(before[i], now[k])) {
				i++;
				k++;
				continue;
			}
			const [left, right] = next(before, i, a, now, k, b);
			before.slice(i, left).forEach((part) => add(part.box));
			now.slice(k, right).forEach((part) => add(part.box));
			[i, k] = [left, right];
		}
		return found;
	}

	function next(before, i, a, now, k, b) {
		for (let sum = 1; sum <= far; sum++) {
			for (let left = Math.max(i, i + sum - (b - k)); left <= Math.min(i + sum, a); left++) {
				const right = k + sum - (left - i);
				if (left < a && right < b && same(before[left], now[right])) {
					return [left, right];
				}
			}
		}
		return [a, b];
	}

	// hash is a number for bytes, of which two are made with different seeds.
	function hash(words, seed) {
		for (const word of words) {
			seed = Math.imul(seed ^ word, 0x85ebca6b);
			seed ^= seed >>> 15;
		}
		return seed >>> 0;
	}

	// layer is what the toolkit draws with in place of a context.
	function layer(gl) {
		const programs = new Map(), shaders = new Map(), textures = new Map(), buffers = new Map(), places = new Map();
		const everything = () => [0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight];
		let picture = null, before = null; // noted and not yet drawn; that is shown
		let program = null, buffer = null, unit = 0, bound = [], blend = [gl.ONE, gl.ZERO], viewport = everything();
		let clip = null, clipping = false, color = [0, 0, 0, 0];
		let gone = [], contents = 0; // textures that are deleted once they have been drawn; how many have no known content

		// What the context has been told.
		const told = { program: null, blend: null, clip: null, viewport: null, pointers: [], textures: [] };
		const vertices = gl.createBuffer();
		const tell = (key, values, call) => {
			if (!equal(told[key], values)) {
				told[key] = values;
				gl[call](...values);
			}
		};

		// begin begins a picture; one that was not drawn yet will not be missed.
		function begin(cleared) {
			if (!picture) {
				queueMicrotask(show); // after what the program does now, and before the browser shows anything
			}
			picture = { cleared, color, viewport, size: everything(), parts: [] };
		}

		// show draws the picture that was noted where it differs from the one that is shown.
		function show() {
			if (picture) {
				painting.pictures++;
				const compared = before && picture.cleared && equal(before.size, picture.size) &&
					equal(before.color, picture.color) && equal(before.viewport, picture.viewport);
				(compared ? differences(before.parts, picture.parts) : [picture.size]).forEach((box) => draw(picture, box));
				before = picture.cleared ? picture : null;
				picture = null;
			}
			gone.forEach((texture) => gl.deleteTexture(texture));
			gone = [];
		}

		// settle draws what was noted so far, whole, for what can't be noted.
		function settle() {
			before = null;
			if (picture) {
				draw(picture, picture.size);
				picture = { ...picture, cleared: false, parts: [] };
			}
			told.textures[unit] = bound[unit];
			gl.activeTexture(gl.TEXTURE0 + unit);
			gl.bindTexture(gl.TEXTURE_2D, bound[unit]?.texture ?? null);
		}

		function draw(drawn, box) {
			painting.points += points(box);
			gl.enable(gl.SCISSOR_TEST);
			tell("viewport", drawn.viewport, "viewport");
			if (drawn.cleared) {
				within(box);
				gl.clearColor(...drawn.color);
				gl.clear(gl.COLOR_BUFFER_BIT);
			}
			for (const part of drawn.parts) {
				if (!isEmpty(cut(part.box, box))) {
					within(part.clip ? cut(part.clip, box) : box);
					drawPart(part);
				}
			}
		}

		function within(box) { tell("clip", [box[0], box[1], box[2] - box[0], box[3] - box[1]], "scissor"); }

		function drawPart(part) {
			if (told.program !== part.program) {
				told.program = part.program;
				gl.useProgram(part.program.program);
			}
			tell("blend", part.blend, "blendFunc");
			part.uniforms.forEach((noted, i) => {
				const uniform = part.program.locations[i];
				const values = noted ?? uniform.told?.map(() => 0); // none was given when it was noted
				if (values && !equal(uniform.told, values)) {
					uniform.told = values;
					uniform.set(values);
				}
			});
			gl.bindBuffer(gl.ARRAY_BUFFER, vertices);
			gl.bufferData(gl.ARRAY_BUFFER, part.data, gl.STREAM_DRAW);
			part.pointers.forEach((values, i) => {
				if (!equal(told.pointers[i], values)) {
					told.pointers[i] = values;
					gl.vertexAttribPointer(i, ...values);
				}
			});
			part.textures.forEach((texture, i) => {
				if (told.textures[i] !== texture) {
					told.textures[i] = texture;
					gl.activeTexture(gl.TEXTURE0 + i);
					gl.bindTexture(gl.TEXTURE_2D, texture?.texture ?? null);
				}
			});
			gl.drawArrays(part.mode, part.first, part.count);
		}

		// boxOf is where the current program draws: what its shader makes of the corners, or anywhere.
		function boxOf(first, count) {
			const all = clipping ? cut(clip, everything()) : everything();
			const place = program.place;
			const vert = program.pointers[program.names.vert], normal = program.pointers[program.names.normal];
			if (!place || !vert || place.normal && !normal) {
				return all;
			}
			const values = new Float32Array(buffer.data.buffer, buffer.data.byteOffset, buffer.data.byteLength >> 2);
			const width = program.locations.findIndex((uniform) => uniform.name === "lineWidth");
			const times = place.width ? program.uniforms[width]?.[0] ?? 0 : 1;
			let box = [Infinity, Infinity, -Infinity, -Infinity];
			for (let i = first; i < first + count; i++) {
				const at = (pointer, axis) => values[(pointer[4] + i * pointer[3] >> 2) + axis];
				const [x, y] = [0, 1].map((axis) => viewport[axis] + viewport[axis + 2] / 2 *
					(1 + at(vert, axis) + (place.normal ? times * at(normal, axis) : 0)));
				box = join(box, [Math.floor(x) - 1, Math.floor(y) - 1, Math.ceil(x) + 1, Math.ceil(y) + 1]);
			}
			return box.every(Number.isFinite) ? cut(box, all) : all;
		}

		// placed tells how a shader of the toolkit makes a place of what it is given; nothing of one that is not known.
		function placed(source) {
			const text = source.replace(/\s+/g, "");
			if (text.includes("gl_Position=vec4(vert,1);")) {
				return {};
			}
			if (text.includes("gl_Position=vec4(vert+normal,0,1);")) {
				return { normal: true };
			}
			return text.includes("delta=normal*lineWidth;gl_Position=vec4(vert+delta,0,1);") && { normal: true, width: true };
		}

		const own = {
			shaderSource(shader, source) {
				gl.shaderSource(shader, source);
				shaders.set(shader, source);
			},
			attachShader(to, shader) {
				gl.attachShader(to, shader);
				const p = programs.get(to) ?? { program: to, locations: [], uniforms: [], noted: null, pointers: [], names: {} };
				programs.set(to, p);
				if (gl.getShaderParameter(shader, gl.SHADER_TYPE) === gl.VERTEX_SHADER) {
					p.place = placed(shaders.get(shader));
				}
			},
			linkProgram(linked) {
				gl.linkProgram(linked);
				const p = programs.get(linked);
				p.samplers = 0;
				for (let i = 0; i < gl.getProgramParameter(linked, gl.ACTIVE_UNIFORMS); i++) {
					p.samplers += gl.getActiveUniform(linked, i).type === gl.SAMPLER_2D ? 1 : 0;
				}
			},
			useProgram(used) { program = programs.get(used); },
			getAttribLocation(of, name) {
				return programs.get(of).names[name] = gl.getAttribLocation(of, name);
			},
			getUniformLocation(of, name) {
				const location = gl.getUniformLocation(of, name);
				if (location) {
					const p = programs.get(of);
					places.set(location, { p, i: p.locations.length });
					p.locations.push({ name, location, told: null, set: null });
					p.uniforms.push(null);
				}
				return location;
			},
			createBuffer() {
				const made = gl.createBuffer();
				buffers.set(made, { data: new Uint8Array(0) });
				return made;
			},
			bindBuffer(_, bind) { buffer = buffers.get(bind); },
			bufferData(_, data) { buffer.data = data; },
			bufferSubData(_, offset, data) {
				const whole = buffer.data.slice();
				whole.set(data, offset);
				buffer.data = whole;
			},
			vertexAttribPointer(index, ...values) {
				if (!equal(program.pointers[index], values)) {
					program.pointers = program.pointers.slice();
					program.pointers[index] = values;
				}
			},
			createTexture() {
				const made = gl.createTexture();
				textures.set(made, { texture: made, content: null, filled: false, parameters: "" });
				return made;
			},
			deleteTexture(texture) {
				textures.delete(texture);
				gone.push(texture);
				if (!picture) {
					queueMicrotask(show);
				}
			},
			activeTexture(which) { unit = which - gl.TEXTURE0; },
			bindTexture(_, texture) { bound[unit] = textures.get(texture); },
			texParameteri(target, name, value) {
				fill();
				bound[unit].parameters += name + "=" + value + ",";
				gl.texParameteri(target, name, value);
			},
			texImage2D(...args) {
				fill();
				const texture = bound[unit], data = args.at(-1);
				texture.filled = true;
				texture.content = data ? [texture.parameters, args[3], args[4], ...hashes(data)].join() : ++contents;
				gl.texImage2D(...args);
			},
			viewport(...values) { viewport = values; },
			blendFunc(...values) { blend = values; },
			scissor(x, y, width, height) { clip = [x, y, x + width, y + height]; },
			clearColor(...values) { color = values; },
			clear() { begin(true); },
			readPixels(...args) {
				show();
				gl.readPixels(...args);
			},
			enable(what) {
				if (what === gl.SCISSOR_TEST) {
					clipping = true;
				} else {
					gl.enable(what);
				}
			},
			disable(what) {
				if (what === gl.SCISSOR_TEST) {
					clipping = false;
				} else {
					gl.disable(what);
				}
			},
			drawArrays(mode, first, count) {
				const box = boxOf(first, count);
				if (isEmpty(box)) {
					return;
				}
				if (!picture) {
					begin(false);
				}
				program.noted ??= program.uniforms.slice();
				picture.parts.push({ program, mode, first, count, data: buffer.data, blend, clip: clipping ? clip : null, box,
					uniforms: program.noted, pointers: program.pointers, textures: bound.slice(0, program.samplers) });
			},
		};

		// fill binds what is bound, as it is filled at once; what parts of a picture may have is filled after them.
		function fill() {
			if (bound[unit].filled) {
				settle();
				return;
			}
			told.textures[unit] = bound[unit];
			gl.activeTexture(gl.TEXTURE0 + unit);
			gl.bindTexture(gl.TEXTURE_2D, bound[unit].texture);
		}

		for (const name in gl) {
			if (typeof gl[name] !== "function" || own[name]) {
				continue;
			}
			if (/^uniform\d/.test(name)) {
				own[name] = (location, ...values) => {
					const place = places.get(location);
					if (place) {
						const { p, i } = place;
						const isList = name.endsWith("v");
						p.uniforms[i] = isList ? values[0] : values;
						p.locations[i].set ??= (v) => isList ? gl[name](location, v) : gl[name](location, ...v);
						p.noted = null;
					}
				};
			} else if (/^(get|is|create|compile|enableVertex)/.test(name)) {
				own[name] = gl[name].bind(gl);
			} else {
				own[name] = (...args) => { settle(); return gl[name](...args); };
			}
		}
		addEventListener("resize", () => { before = null; }); // by which the canvas loses what is on it
		painting.again = () => { before && draw(before, before.size); };
		return own;
	}

	function hashes(data) {
		const words = new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2);
		return [hash(words, 0x9e3779b9), hash(words, 0x7f4a7c15)];
	}
})();
