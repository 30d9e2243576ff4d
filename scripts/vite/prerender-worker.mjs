/** Draws pages with the bundle that prerender.ts has made, and posts their HTML in one list. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

// The router's code for browsers names it.
globalThis.self = globalThis;
const { prerender } = await import(pathToFileURL(workerData.module).href);
const html = [];
for (const page of workerData.pages) html.push(await prerender(page));
parentPort.postMessage(html);
