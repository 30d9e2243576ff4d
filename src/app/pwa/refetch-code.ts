const isCode = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.includes('javascript') === true;

/** Fetches a chunk past the browser's cache if the cache holds something else; resolves with whether that brought it. */
async function refetch(chunk: string): Promise<boolean> {
  // oxlint-disable no-restricted-globals -- a file of the build, not the API
  if (isCode(await fetch(chunk, { cache: 'force-cache' }))) return false;
  return isCode(await fetch(chunk, { cache: 'reload' }));
}

/**
 * Replaces what the browser's cache holds in place of the chunks that this page preloads: some hosts send a page for a missing file,
 * or let browsers keep a 404 (docs/deploy.md). Resolves with whether it has replaced one; never rejects.
 */
export async function refetchWrongChunks(): Promise<boolean> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const results = await Promise.allSettled(Array.from(links, ({ href }) => refetch(href)));
  return results.some((result) => result.status === 'fulfilled' && result.value);
}
