import { copyResponse } from 'workbox-core/copyResponse.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { WorkerBuild } from './build';

const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') === true;

/**
 * Whether an answer may be kept for a build: a page only if it is one of that build (in the midst of a deployment it may be
 * another's), and anything else only if it is no page, which some hosts give for files that are not there.
 */
export async function isOfBuild(
  { id, pages, otherwise }: WorkerBuild,
  address: string,
  response: Response,
): Promise<boolean> {
  if (response.status !== 200) return false;
  const { pathname } = new URL(address);
  const isPage = Object.values(otherwise).includes(pathname) || pages.some(([, page]) => page === pathname);
  if (isPage !== isHtml(response)) return false;
  return !isPage || (await response.clone().text()).includes(`name="build" content="${id}"`);
}

/** Keeps nothing that is not of the build. */
export const ofThisBuild = (build: WorkerBuild): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) =>
    (await isOfBuild(build, request.url, response)) ? response : null,
});

/** What a navigation takes: no failure of the host while something is kept, and no answer that was redirected. */
export const asNavigation: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The host answers ${String(response.status)}.`);
    return response.redirected ? copyResponse(response, (init) => init) : response;
  },
};
