/** Renders pages with the bundle of prerender.ts, and posts their HTML and the addresses that each screen requests. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

if (parentPort) {
  // The router's code for browsers uses `self`.
  Object.assign(globalThis, { self: globalThis });
  const { prerender, findPreloadPaths } = await import(pathToFileURL(workerData.module).href);
  const html = [];
  for (const page of workerData.pages) html.push(await prerender(page));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread, not a window
  parentPort.postMessage({ html, addressesByScreen: await findPreloadPaths() });
}
