import { withTimeout } from './with-timeout';

/** Code of the app that could not be loaded: an address that is gone, something else at it, or no answer. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Milliseconds that code may take to load. Code that comes later is not lost: the browser keeps it for the next attempt. */
export const chunkLimitMs = 20_000;

/**
 * Awaits a dynamic import, but not for ever.
 * @throws ChunkLoadError with the browser's own reason as its cause
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let loaded: T | undefined;
  try {
    loaded = await withTimeout(chunkLimitMs, load());
  } catch (error) {
    throw new ChunkLoadError('Code could not be loaded', { cause: error });
  }
  if (loaded === undefined) throw new ChunkLoadError(`No code after ${String(chunkLimitMs)} ms`);
  return loaded;
}
