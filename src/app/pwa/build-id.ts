import { versionAddress } from '@/lib/browser/worker-cache';

const timeoutMs = 8000;

/** The id of this page's build; '' in development and tests. */
export function getPageBuildId(): string {
  const id = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
  return id === 'development' ? '' : id;
}

/** Fetches the id of the published build; null without a valid answer. Never rejects. */
export async function fetchBuildId(): Promise<string | null> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- a file of the build, not the API
    const response = await fetch(versionAddress, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return null;
    const { build } = (await response.json()) as { build?: unknown };
    return typeof build === 'string' && build !== '' ? build : null;
  } catch {
    return null;
  }
}
