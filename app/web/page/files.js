// files.js gives the program files, by the functions that Go asks of Node.js. They are in memory; what lies below /home is
// kept in the browser's storage (IndexedDB), a file a row, from which the page has read them before the program starts.
// What is changed goes there within a moment, and before the function returns where the program waits for it (fsync).
"use strict";

(() => {
	const constants = { O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024,
		O_DIRECTORY: 65536 };
	const home = "/home/";
	const soon = 30; // milliseconds, within which changes go to the storage together
	const isFolder = 0o040000, isFile = 0o100000, isDevice = 0o020000;
	const decoder = new TextDecoder();

	const nodes = new Map(); // by path
	const opened = new Map(); // by number
	let lastNode = 0, lastNumber = 2;
	let storage = null; // of the browser; null: nothing is kept
	const changed = new Set();
	let timer = 0;
	let line = ""; // that is printed and not ended

	function fail(code, path) {
		const err = new Error(code + " " + path);
		err.code = code;
		return err;
	}

	function folderOf(path) { return path.slice(0, path.lastIndexOf("/")) || "/"; }

	function clean(path) {
		const parts = [];
		for (const part of path.split("/")) {
			if (part === "..") {
				parts.pop();
			} else if (part !== "" && part !== ".") {
				parts.push(part);
			}
		}
		return "/" + parts.join("/");
	}

	function add(path, mode, data = new Uint8Array(0), time = Date.now()) {
		const node = { number: ++lastNode, mode, data, size: data.length, time };
		nodes.set(path, node);
		return node;
	}

	function find(path) {
		const node = nodes.get(clean(path));
		if (!node) {
			throw fail("ENOENT", path);
		}
		return node;
	}

	function hold(number) {
		const file = opened.get(number);
		if (!file) {
			throw fail("EBADF", String(number));
		}
		return file;
	}

	function stat(node) {
		const folder = (node.mode & 0o170000) === isFolder;
		return { dev: 1, ino: node.number, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0, size: node.size, blksize: 4096,
			blocks: Math.ceil(node.size / 512), atimeMs: node.time, mtimeMs: node.time, ctimeMs: node.time,
			isDirectory: () => folder };
	}

	function children(path) {
		const start = path === "/" ? "/" : path + "/";
		return [...nodes.keys()].filter((name) => name.startsWith(start) && name !== "/" &&
			!name.slice(start.length).includes("/")).map((name) => name.slice(start.length));
	}

	function resize(node, size) {
		if (size > node.data.length) {
			const larger = new Uint8Array(Math.max(size, 2 * node.data.length));
			larger.set(node.data.subarray(0, node.size));
			node.data = larger;
		}
		node.data.fill(0, size, Math.max(size, node.size));
		node.size = size;
		node.time = Date.now();
	}

	// touch notes that what lies at a path has changed.
	function touch(path) {
		if (storage && path.startsWith(home)) {
			changed.add(path);
			timer = timer || setTimeout(save, soon);
		}
	}

	// save brings what has changed to the storage. It fails where that has no room; then it is tried again with the next.
	function save() {
		clearTimeout(timer);
		timer = 0;
		if (!storage || changed.size === 0) {
			return Promise.resolve();
		}
		const paths = [...changed];
		changed.clear();
		return new Promise((done, failed) => {
			const transaction = storage.transaction("files", "readwrite");
			const files = transaction.objectStore("files");
			for (const path of paths) {
				const node = nodes.get(path);
				if (node) {
					files.put({ mode: node.mode, time: node.time, data: node.data.slice(0, node.size) }, path);
				} else {
					files.delete(path);
				}
			}
			transaction.oncomplete = done;
			transaction.onabort = () => {
				paths.forEach((path) => changed.add(path));
				failed(fail("ENOSPC", paths[0]));
			};
			transaction.commit?.();
		});
	}

	// answer calls back with what a function returns, or with its error.
	function answer(callback, what) {
		let result;
		try {
			result = what();
		} catch (err) {
			callback(err.code ? err : fail("EIO", err.message));
			return;
		}
		callback(null, result);
	}

	function print(bytes) {
		const lines = (line + decoder.decode(bytes)).split("\n");
		line = lines.pop();
		lines.forEach((text) => console.log(text));
		return bytes.length;
	}

	function open(path, flags, mode) {
		path = clean(path);
		let node = nodes.get(path);
		if (node && flags & constants.O_CREAT && flags & constants.O_EXCL) {
			throw fail("EEXIST", path);
		}
		if (!node) {
			if (!(flags & constants.O_CREAT)) {
				throw fail("ENOENT", path);
			}
			find(folderOf(path));
			node = add(path, isFile | (mode & 0o777));
			touch(path);
		}
		const writes = flags & (constants.O_WRONLY | constants.O_RDWR);
		if (stat(node).isDirectory() && writes) {
			throw fail("EISDIR", path);
		}
		if (flags & constants.O_TRUNC && writes) {
			resize(node, 0);
			touch(path);
		}
		opened.set(++lastNumber, { path, node, at: 0, append: (flags & constants.O_APPEND) !== 0 });
		return lastNumber;
	}

	function read(number, buffer, offset, length, position) {
		const file = hold(number);
		const at = position ?? file.at;
		const n = Math.max(0, Math.min(length, file.node.size - at));
		buffer.set(file.node.data.subarray(at, at + n), offset);
		if (position === null) {
			file.at += n;
		}
		return n;
	}

	function write(number, buffer, offset, length, position) {
		if (number === 1 || number === 2) {
			return print(buffer.subarray(offset, offset + length));
		}
		const file = hold(number);
		const at = file.append ? file.node.size : position ?? file.at;
		if (at + length > file.node.size) {
			resize(file.node, at + length);
		}
		file.node.data.set(buffer.subarray(offset, offset + length), at);
		file.node.time = Date.now();
		if (position === null) {
			file.at = at + length;
		}
		if (nodes.get(file.path) === file.node) {
			touch(file.path);
		}
		return length;
	}

	function rename(from, to) {
		[from, to] = [clean(from), clean(to)];
		const node = find(from);
		find(folderOf(to));
		for (const name of [...nodes.keys()]) {
			if (name === from || name.startsWith(from + "/")) {
				const moved = nodes.get(name);
				nodes.delete(name);
				nodes.set(to + name.slice(from.length), moved);
				touch(name);
				touch(to + name.slice(from.length));
			}
		}
		for (const file of opened.values()) {
			if (file.node === node) {
				file.path = to;
			}
		}
	}

	function remove(path, folder) {
		path = clean(path);
		if (stat(find(path)).isDirectory() !== folder) {
			throw fail(folder ? "ENOTDIR" : "EISDIR", path);
		}
		if (folder && children(path).length > 0) {
			throw fail("ENOTEMPTY", path);
		}
		nodes.delete(path);
		touch(path);
	}

	function makeFolder(path, mode) {
		path = clean(path);
		if (nodes.has(path)) {
			throw fail("EEXIST", path);
		}
		find(folderOf(path));
		add(path, isFolder | (mode & 0o777));
		touch(path);
	}

	function change(path, how) {
		how(find(path));
		touch(clean(path));
	}

	function setMode(node, mode) { node.mode = node.mode & ~0o777 | mode & 0o777; }

	globalThis.fs = {
		constants,
		writeSync: (number, bytes) => print(bytes),
		write: (number, buffer, offset, length, position, callback) =>
			answer(callback, () => write(number, buffer, offset, length, position)),
		read: (number, buffer, offset, length, position, callback) =>
			answer(callback, () => read(number, buffer, offset, length, position)),
		open: (path, flags, mode, callback) => answer(callback, () => open(path, flags, mode)),
		close: (number, callback) => answer(callback, () => { hold(number); opened.delete(number); }),
		fsync: (number, callback) => save().then(() => callback(null), callback),
		fstat: (number, callback) => answer(callback, () =>
			stat(number < 3 ? { number: 0, mode: isDevice | 0o666, size: 0, time: 0 } : hold(number).node)),
		stat: (path, callback) => answer(callback, () => stat(find(path))),
		lstat: (path, callback) => answer(callback, () => stat(find(path))),
		readdir: (path, callback) => answer(callback, () => { find(path); return children(clean(path)); }),
		mkdir: (path, mode, callback) => answer(callback, () => makeFolder(path, mode)),
		rename: (from, to, callback) => answer(callback, () => rename(from, to)),
		unlink: (path, callback) => answer(callback, () => remove(path, false)),
		rmdir: (path, callback) => answer(callback, () => remove(path, true)),
		truncate: (path, size, callback) => answer(callback, () => change(path, (node) => resize(node, size))),
		ftruncate: (number, size, callback) => answer(callback, () => {
			resize(hold(number).node, size);
			touch(hold(number).path);
		}),
		chmod: (path, mode, callback) => answer(callback, () => change(path, (node) => setMode(node, mode))),
		fchmod: (number, mode, callback) => answer(callback, () => setMode(hold(number).node, mode)),
		utimes: (path, accessed, modified, callback) =>
			answer(callback, () => change(path, (node) => { node.time = 1000 * modified; })),
		chown: (path, user, group, callback) => answer(callback, () => find(path)),
		fchown: (number, user, group, callback) => answer(callback, () => hold(number)),
		lchown: (path, user, group, callback) => answer(callback, () => find(path)),
		readlink: (path, callback) => answer(callback, () => { find(path); throw fail("EINVAL", path); }),
		link: (path, link, callback) => callback(fail("EPERM", link)),
		symlink: (path, link, callback) => callback(fail("EPERM", link)),
	};
	globalThis.process = { pid: 1, ppid: 0, getuid: () => 0, getgid: () => 0, geteuid: () => 0, getegid: () => 0,
		getgroups: () => [], umask: () => 0o022, cwd: () => "/home/drevo", chdir() {} };
	globalThis.path = { resolve: (...parts) => clean(parts.join("/")) };

	["/", "/home", "/home/drevo", "/tmp"].forEach((path) => add(path, isFolder | 0o755));

	// files is what the page has of all this.
	globalThis.files = {
		// load reads what was kept into memory, and keeps it from now on if it is told to.
		async load(keep) {
			const database = await new Promise((done, failed) => {
				const request = indexedDB.open("drevo", 1);
				request.onupgradeneeded = () => request.result.createObjectStore("files");
				request.onsuccess = () => done(request.result);
				request.onerror = () => failed(request.error);
			});
			await new Promise((done, failed) => {
				const request = database.transaction("files").objectStore("files").openCursor();
				request.onsuccess = () => {
					const cursor = request.result;
					if (!cursor) {
						done();
						return;
					}
					add(cursor.key, cursor.value.mode, cursor.value.data, cursor.value.time);
					cursor.continue();
				};
				request.onerror = () => failed(request.error);
			});
			storage = keep ? database : null;
		},
		save,
		// put puts a file that the user has opened where the program can read it, and returns its path: a small one below
		// /home, so that it is among the recent files of the next start. What a link brings has a folder of its own: it
		// never takes the place of a file that the user has opened.
		put(name, data, kind = "files") {
			const folder = data.length <= 4 << 20 ? "/home/drevo/" + kind : "/tmp";
			if (!nodes.has(folder)) {
				makeFolder(folder, 0o755);
			}
			const path = folder + "/" + (name.replaceAll("/", "_") || "file");
			add(path, isFile | 0o644, data);
			touch(path);
			return path;
		},
	};
})();
