// worker.js lets the page open without the network once it has been opened. The shell is kept here; the program itself is
// kept by the page, which has fetched it (page.js).
"use strict";

const version = "drevo-@VERSION@";
const shell = ["./", "index.html", "files.js", "wasm_exec.js", "painting.js", "page.js", "manifest.webmanifest",
	"icon-256.png", "icon-512.png"];

addEventListener("install", (event) => {
	event.waitUntil(caches.open(version).then((cache) => cache.addAll(shell)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
	event.waitUntil(caches.keys()
		.then((names) => Promise.all(names.filter((name) => name.startsWith("drevo-") && name !== version)
			.map((name) => caches.delete(name))))
		.then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
	const url = new URL(event.request.url);
	if (event.request.method !== "GET" || url.origin !== location.origin) {
		return;
	}
	event.respondWith(caches.open(version).then((cache) => cache.match(event.request, { ignoreSearch: true }))
		.then((kept) => kept || fetch(event.request)));
});
