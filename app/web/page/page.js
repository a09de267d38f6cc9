// page.js starts the program in the page, and does for it what only a page can: the browser's dialog of files, what is
// dropped and pasted, downloads, links. The program's side of it is package web.
"use strict";

(() => {
	const size = @SIZE@, packedSize = @PACKED@; // bytes of the program, and of drevo.wasm.gz
	const version = "drevo-@VERSION@"; // of the cache, as in worker.js
	const byId = (id) => document.getElementById(id);

	function say(text) { byId("says").textContent = text; }

	// stop says why there is no program in the page.
	function stop(text) {
		say(text);
		byId("progress").hidden = true;
		byId("again").hidden = false;
		byId("start").hidden = false;
	}

	// missing is what the browser lacks, as a sentence; empty where it has all that is needed.
	function missing() {
		if (typeof WebAssembly !== "object") {
			return "Drevo needs WebAssembly, which this browser does not have or has switched off.";
		}
		const canvas = document.createElement("canvas");
		if (!canvas.getContext("webgl") && !canvas.getContext("experimental-webgl")) {
			return "Drevo draws with WebGL, which this browser does not have or has switched off.";
		}
		return "";
	}

	// counted passes a stream on and shows how much of it has come.
	function counted(stream, whole) {
		let come = 0;
		return stream.pipeThrough(new TransformStream({
			transform(chunk, to) {
				come += chunk.length;
				byId("progress").value = Math.min(1, come / whole);
				to.enqueue(chunk);
			},
		}));
	}

	// fetched is a file of the page, from the cache if it is there, and in it from now on where there is one.
	async function fetched(name) {
		const cache = globalThis.caches ? await caches.open(version).catch(() => null) : null;
		const kept = await cache?.match(name);
		if (kept) {
			return kept;
		}
		const response = await fetch(name);
		if (!response.ok) {
			throw new Error(name + ": " + response.status + " " + response.statusText);
		}
		cache?.put(name, response.clone()).catch(() => {});
		return response;
	}

	// compiled is the program. A server that sends it compressed is asked for it; from any other it is drevo.wasm.gz, which
	// the page unpacks.
	async function compiled() {
		const wasm = { headers: { "Content-Type": "application/wasm" } };
		let packed = typeof DecompressionStream === "function";
		if (packed) {
			const head = await fetch("drevo.wasm", { method: "HEAD" }).catch(() => null);
			packed = !head?.headers.get("Content-Encoding");
		}
		const response = await fetched(packed ? "drevo.wasm.gz" : "drevo.wasm");
		let stream = counted(response.body, packed ? packedSize : size);
		if (packed) {
			stream = stream.pipeThrough(new DecompressionStream("gzip"));
		}
		return WebAssembly.compileStreaming(new Response(stream, wasm));
	}

	// openFiles reads what was kept before, and returns why nothing will be kept from now on; empty where it is.
	async function openFiles(embedded) {
		if (embedded) {
			return "A window that is part of a page keeps nothing.";
		}
		const alone = !navigator.locks || await new Promise((done) => {
			navigator.locks.request("drevo", { ifAvailable: true }, (lock) => {
				done(lock !== null);
				return lock && new Promise(() => {}); // held until the page goes
			});
		});
		try {
			await files.load(alone);
		} catch (err) {
			return "This browser keeps nothing for Drevo: " + err.message;
		}
		return alone ? "" : "Drevo is open in another tab of this browser. What is done in this one is not kept.";
	}

	// give puts files that the user has chosen where the program reads them, and returns their paths.
	async function give(list) {
		const paths = [];
		for (const file of list) {
			paths.push(files.put(file.name, new Uint8Array(await file.arrayBuffer())));
		}
		return paths;
	}

	let clip = ""; // what was copied or pasted last, where the browser does not tell

	globalThis.drevo = {
		onFiles() {}, // is told the paths of files that were dropped or pasted
		onLink() {}, // is told the part of the address behind #, when that changes
		notKept: "",

		// ready takes the progress off the page: the window stands.
		ready() { byId("start").hidden = true; globalThis.requestAnimationFrame = nextFrame; },

		// pick lets the user choose files that are there.
		pick() {
			return new Promise((done) => {
				const input = document.createElement("input");
				input.type = "file";
				input.onchange = () => give(input.files).then(done);
				input.oncancel = () => done([]);
				input.click();
			});
		},

		download(name, data, type) {
			const link = document.createElement("a");
			link.href = URL.createObjectURL(new Blob([data], { type }));
			link.download = name;
			link.click();
			setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
		},

		// fetch fetches a file of this site, or of one that allows it, and returns its path.
		async fetch(address) {
			const response = await fetch(address);
			if (!response.ok) {
				throw new Error(response.status + " " + response.statusText);
			}
			const name = new URL(address, location.href).pathname.split("/").pop();
			return files.put(name, new Uint8Array(await response.arrayBuffer()), "links");
		},

		async copyPicture(data) {
			if (!navigator.clipboard?.write || !globalThis.ClipboardItem) {
				throw new Error("this browser lets no page put a picture into the clipboard");
			}
			await navigator.clipboard.write([new ClipboardItem({ "image/png": new Blob([data], { type: "image/png" }) })]);
		},

		// play plays a sound to its end, again and again if it is to; what it returns ends it.
		play(data, again) {
			const sound = new Audio(URL.createObjectURL(new Blob([data], { type: "audio/wav" })));
			sound.loop = again;
			sound.play().catch(() => {}); // before the first click no page may be heard
			return () => { sound.pause(); URL.revokeObjectURL(sound.src); };
		},
	};

	// clipboard gives the toolkit a clipboard that answers without asking: the toolkit waits for it, the window with it.
	function clipboard() {
		const own = navigator.clipboard;
		const write = async (text) => {
			clip = text;
			if (own?.writeText) {
				await own.writeText(text).catch(() => {});
				return;
			}
			const area = document.createElement("textarea"); // on a page that came without https
			area.value = text;
			document.body.append(area);
			area.select();
			document.execCommand("copy");
			area.remove();
		};
		Object.defineProperty(navigator, "clipboard", { configurable: true, value: {
			readText: async () => clip, writeText: write, write: own?.write?.bind(own),
		} });
	}

	// keys leaves the browser its own keys, and Ctrl+V, so that what is pasted comes without a question.
	function keys() {
		let pasting = false;
		addEventListener("keydown", (event) => {
			const paste = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "v";
			if (paste && !pasting || event.key === "F5" || event.key === "F12") {
				event.stopImmediatePropagation();
			}
		}, true);
		addEventListener("paste", async (event) => {
			event.preventDefault();
			if (event.clipboardData.files.length > 0) {
				drevo.onFiles(await give(event.clipboardData.files));
				return;
			}
			clip = event.clipboardData.getData("text/plain");
			pasting = true;
			for (const type of ["keydown", "keyup"]) {
				document.dispatchEvent(new KeyboardEvent(type, { key: "v", code: "KeyV", keyCode: 86, ctrlKey: true }));
			}
			pasting = false;
		});
	}

	function drops() {
		addEventListener("dragover", (event) => event.preventDefault());
		addEventListener("drop", async (event) => {
			event.preventDefault();
			if (event.dataTransfer.files.length > 0) {
				drevo.onFiles(await give(event.dataTransfer.files));
			}
		});
	}

	const nextFrame = globalThis.requestAnimationFrame;

	// frames is the toolkit's way to wait for its picture to be shown, until the window stands and the toolkit has it:
	// meanwhile it hears of nothing, and where the processor draws that is a tenth of a second and more. So it waits no
	// longer once the user has done something, for two pictures, as it may draw one before it turns to that.
	function frames() {
		let waiting = null, asked = false, hurried = 0;
		const shown = () => {
			const picture = waiting;
			waiting = null;
			picture?.();
		};
		globalThis.requestAnimationFrame = (picture) => {
			waiting = picture;
			if (!asked) {
				asked = true;
				nextFrame(() => { asked = false; shown(); });
			}
			if (hurried > 0) {
				hurried--;
				queueMicrotask(shown);
			}
		};
		for (const type of ["mousedown", "mouseup", "keydown", "wheel"]) {
			addEventListener(type, () => { hurried = 2; shown(); }); // the toolkit listens below, and has heard of it
		}
	}

	const longPress = 350, pinchStep = 1.2; // milliseconds; how much wider for the next size of text
	const slack = 8, step = 11; // pixels that a finger that taps may move; that it moves between two turns of the wheel

	// touch lets fingers do what the toolkit knows of a mouse: a tap is a click, which browsers make of it themselves; a
	// finger that moves turns the wheel, after a long press it drags; two fingers make the text larger and smaller.
	function touch() {
		let start = null, last = null, mode = "", timer = 0, apart = 0;
		const mouse = (type, at) => document.dispatchEvent(new MouseEvent(type,
			{ bubbles: true, clientX: at.clientX, clientY: at.clientY, button: 0, buttons: 1 }));
		const distance = (touches) => Math.hypot(touches[0].clientX - touches[1].clientX,
			touches[0].clientY - touches[1].clientY);
		addEventListener("touchstart", (event) => {
			clearTimeout(timer);
			if (event.touches.length === 2) {
				mode = "pinch";
				apart = distance(event.touches);
				return;
			}
			start = last = event.touches[0];
			mode = "tap";
			timer = setTimeout(() => { mode = "drag"; mouse("mousemove", start); mouse("mousedown", start); }, longPress);
		}, { passive: true });
		addEventListener("touchmove", (event) => {
			event.preventDefault();
			const at = event.touches[0];
			if (mode === "tap" && Math.hypot(at.clientX - start.clientX, at.clientY - start.clientY) > slack) {
				clearTimeout(timer);
				mode = "wheel";
				mouse("mousemove", start);
			}
			if (mode === "drag") {
				mouse("mousemove", at);
			} else if (mode === "wheel") {
				turn(at);
			} else if (mode === "pinch" && event.touches.length === 2) {
				pinch(distance(event.touches));
			}
		}, { passive: false });
		addEventListener("touchend", (event) => {
			clearTimeout(timer);
			if (mode === "drag") {
				mouse("mouseup", event.changedTouches[0]);
			}
			if (mode !== "tap") {
				event.preventDefault(); // else the browser makes a click of it
			}
			mode = event.touches.length > 0 ? "" : mode;
		}, { passive: false });
		// The toolkit takes a fifth of what the wheel turns, and of more than five pixels ten times that.
		const turn = (at) => {
			const x = last.clientX - at.clientX, y = last.clientY - at.clientY;
			if (Math.hypot(x, y) < step) {
				return;
			}
			const enough = (by) => Math.abs(by) < step / 2 ? 0 : by / 2;
			document.dispatchEvent(new WheelEvent("wheel", { bubbles: true, deltaX: enough(x), deltaY: enough(y) }));
			last = at;
		};
		const pinch = (now) => {
			const larger = now > apart * pinchStep;
			if (!larger && now > apart / pinchStep) {
				return;
			}
			apart = now;
			const key = larger ? { key: "+", code: "NumpadAdd", keyCode: 107 } : { key: "-", code: "Minus", keyCode: 189 };
			document.dispatchEvent(new KeyboardEvent("keydown", { ...key, ctrlKey: true }));
			document.dispatchEvent(new KeyboardEvent("keyup", { ...key, ctrlKey: true }));
		};
	}

	// forgetLink takes the link off the address, so that a reload finds what was done since, and not the link again.
	function forgetLink() { history.replaceState(null, "", location.pathname); }

	async function start() {
		const coming = compiled(); // beside what follows, of which asking for WebGL takes half a second
		coming.catch(() => {}); // it is told below
		const lacks = missing();
		if (lacks) {
			stop(lacks);
			return;
		}
		const link = location.hash.slice(1) || location.search.slice(1);
		const embedded = /(^|&)embed=(yes|reading)(&|$)/.test(link);
		if (navigator.serviceWorker && !embedded) {
			navigator.serviceWorker.register("worker.js").catch(() => {}); // which a page without https may not have
		}
		const go = new Go();
		const [program, notKept] = await Promise.all([coming, openFiles(embedded)]);
		drevo.notKept = notKept;
		clipboard();
		frames();
		keys();
		drops();
		touch();
		addEventListener("hashchange", () => {
			if (location.hash) {
				drevo.onLink(location.hash);
				forgetLink();
			}
		});
		addEventListener("webglcontextlost", () => {
			stop("The browser has taken away what Drevo draws with. What was done is kept; load the page again to go on.");
		}, true);
		addEventListener("pagehide", () => files.save().catch(() => {}));
		say("Drevo begins.");
		byId("progress").removeAttribute("value");
		go.argv = link ? ["drevo", "#" + link] : ["drevo"];
		if (link && !embedded) {
			forgetLink();
		}
		go.env = { HOME: "/home/drevo", TMPDIR: "/tmp" };
		await go.run(await WebAssembly.instantiate(program, go.importObject));
		stop("Drevo has ended. What was done is kept; load the page again to go on.");
	}

	start().catch((err) => stop("Drevo could not be loaded: " + err.message));
})();
