import { withTimeout } from './promises';

/** Code of the app that could not be loaded: an address that is gone, something else at it, or no answer. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Milliseconds that code may take to load. Code that comes later is not lost: the browser keeps it for the next attempt. */
export const chunkLimitMs = 20_000;

/** Until when a failed import may be one that was cancelled because the page is being left; by `performance.now()`. */
let leavingUntil = 0;
const onBeforeUnload = (): void => void (leavingUntil = performance.now() + chunkLimitMs);
const onPageShow = (): void => void (leavingUntil = 0);

/** Awaits a dynamic import, but not for ever. Safari cancels imports when the page is left: such a failure is told only if the page stays. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let loaded: T | undefined;
  if (typeof window !== 'undefined') {
    window.addEventListener('beforeunload', onBeforeUnload);
    window.addEventListener('pageshow', onPageShow);
  }
  try {
    loaded = await withTimeout(chunkLimitMs, load());
  } catch (error) {
    const remainingMs = leavingUntil - performance.now();
    if (remainingMs > 0) await new Promise((done) => setTimeout(done, remainingMs));
    throw new ChunkLoadError('Code could not be loaded', { cause: error });
  }
  if (loaded === undefined) throw new ChunkLoadError(`No code after ${String(chunkLimitMs)} ms`);
  return loaded;
}
