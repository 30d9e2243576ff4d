import { withTimeout } from '@/lib/promises';
import { isOffline } from './browser';

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

const isCode = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.includes('javascript') === true;

/** Fetches a chunk past the browser's cache if that holds something else: some hosts send a page for a missing file, or let browsers keep a 404. */
async function replaceIfWrong(chunk: string): Promise<void> {
  // oxlint-disable no-restricted-globals -- a file of the build, not the API
  if (!isCode(await fetch(chunk, { cache: 'force-cache' }))) await fetch(chunk, { cache: 'reload' });
}

/** The chunks that a failed import may lack: the one that the browser's message names (Safari's names none), and those that the page preloads. */
function findChunks(error: unknown): Set<string> {
  const preloads =
    typeof document === 'undefined'
      ? []
      : document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  return new Set([...(/https?:\S+$/.exec(String(error)) ?? []), ...Array.from(preloads, ({ href }) => href)]);
}

/** Repeats a failed import twice, with what the browser's cache holds wrongly replaced: while a host changes its build, the next answer may have the file. */
export async function importAgain<T>(load: () => Promise<T>, furtherTries = 2): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (furtherTries === 0 || isOffline()) throw error;
    await Promise.allSettled(Array.from(findChunks(error), replaceIfWrong));
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
