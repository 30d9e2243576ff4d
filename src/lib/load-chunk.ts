import { withTimeout } from './with-timeout';

/** Code of the app that could not be loaded: an address that is gone, something else at it, or no answer. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Milliseconds that code may take to load. Code that comes later is not lost: the browser keeps it for the next attempt. */
export const chunkLimitMs = 20_000;

/**
 * Awaits a dynamic import, but not for ever. Safari cancels imports as soon as another page is asked for: such a failure is told only where
 * the page is still there when the time is over.
 * @throws ChunkLoadError with the browser's own reason as its cause
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let loaded: T | undefined;
  let isLeaving = false;
  const leave = (): void => void (isLeaving = true);
  if (typeof window !== 'undefined') window.addEventListener('beforeunload', leave);
  try {
    loaded = await withTimeout(chunkLimitMs, load());
  } catch (error) {
    if (isLeaving) await new Promise((done) => setTimeout(done, chunkLimitMs));
    throw new ChunkLoadError('Code could not be loaded', { cause: error });
  } finally {
    if (typeof window !== 'undefined') window.removeEventListener('beforeunload', leave);
  }
  if (loaded === undefined) throw new ChunkLoadError(`No code after ${String(chunkLimitMs)} ms`);
  return loaded;
}
