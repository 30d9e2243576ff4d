import { versionAddress } from '@/lib/worker-cache';

const timeoutMs = 8000;

/** The id of the build that this page came with, or '' where there is none (in development, in tests). */
export function getPageBuildId(): string {
  const id = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
  return id === 'development' ? '' : id;
}

/** The id of the build that is published now, or null when nobody says: no connection, no such file, not what it should be. */
export async function fetchPublishedBuildId(): Promise<string | null> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- a file of the build, not the API
    const response = await fetch(versionAddress, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return null;
    const { build } = (await response.json()) as { build?: unknown };
    return typeof build === 'string' && build !== '' ? build : null;
  } catch {
    return null;
  }
}
