/** Draws pages with the bundle that prerender.ts has made, and posts their HTML in one list, with what each screen asks for. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

if (parentPort) {
  // The router's code for browsers names it.
  Object.assign(globalThis, { self: globalThis });
  const { prerender, preloadPaths } = await import(pathToFileURL(workerData.module).href);
  const html = [];
  for (const page of workerData.pages) html.push(await prerender(page));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread, not a window
  parentPort.postMessage({ html, calls: await preloadPaths() });
}
