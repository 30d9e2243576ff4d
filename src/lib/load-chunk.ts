import { isOffline } from './browser';
import { withTimeout } from './promises';

/** A dynamic import failed: the chunk is missing, is no JavaScript, or did not load in time. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Milliseconds that a chunk may take to load; a later attempt can still use the browser's cache. */
export const chunkLimitMs = 20_000;

/** Until this `performance.now()`, a failed import may have been cancelled by leaving the page. */
let leavingUntil = 0;
const onBeforeUnload = (): void => void (leavingUntil = performance.now() + chunkLimitMs);
const onPageShow = (): void => void (leavingUntil = 0);

/** Repeats a failed import twice: while the host changes its build, the next answer may have the file. Safari does not name it, so that only other browsers get it past their cache. */
export async function importAgain<T>(load: () => Promise<T>, furtherTries = 2): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (furtherTries === 0 || isOffline()) throw error;
    const [address] = /https?:\S+$/.exec(String(error)) ?? [];
    // oxlint-disable-next-line no-restricted-globals -- a file of the build, not the API
    if (address) await fetch(address, { cache: 'reload' }).catch(() => undefined);
    return importAgain(load, furtherTries - 1);
  }
}

/** Awaits a dynamic import for at most `chunkLimitMs`; rejects with ChunkLoadError. Safari cancels imports when the page is left, so a failure then is reported late. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let chunk: T | undefined;
  if (typeof window !== 'undefined') {
    window.addEventListener('beforeunload', onBeforeUnload);
    window.addEventListener('pageshow', onPageShow);
  }
  try {
    chunk = await withTimeout(chunkLimitMs, importAgain(load));
  } catch (error) {
    const remainingMs = leavingUntil - performance.now();
    if (remainingMs > 0) await new Promise((done) => setTimeout(done, remainingMs));
    throw new ChunkLoadError('Code could not be loaded', { cause: error });
  }
  if (chunk === undefined) throw new ChunkLoadError(`No code after ${String(chunkLimitMs)} ms`);
  return chunk;
}
