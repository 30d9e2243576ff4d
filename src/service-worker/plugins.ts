import { copyResponse } from 'workbox-core/copyResponse.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';

/** The build of this worker; read once, as each mention puts the whole list of files into the script. */
export const build = HRAJEM_WORKER_BUILD;

const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') === true;

const pageUrls = new Set([...Object.values(build.fallbackPages), ...build.pages.map(([, page]) => page)]);

const isPage = (request: Request): boolean => pageUrls.has(new URL(request.url).pathname);

/** Whether the response can be the file: some hosts serve a page for a missing file. */
const isFile = (request: Request, response: Response): boolean =>
  response.status === 200 && isPage(request) === isHtml(response);

/** Caches only files of this build, as a page may be of another build during a deployment. */
export const sameBuildPlugin: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    if (!isFile(request, response)) return null;
    if (!isPage(request)) return response;
    return (await response.clone().text()).includes(`name="build" content="${build.id}"`) ? response : null;
  },
};

/** Fetches a wrong file again, past the browser's cache, which may hold a host's answer from when it had no such file. */
export const wrongFilePlugin: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    isFile(request, response) || request.cache === 'reload'
      ? response
      : // oxlint-disable-next-line no-restricted-globals -- a file of the build, not the API
        fetch(new Request(request, { cache: 'reload' })),
};

/** Uses the cached page when the host fails; browsers refuse a redirected response to a navigation, so it is copied. */
export const navigationPlugin: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The host answers ${String(response.status)}.`);
    return response.redirected ? copyResponse(response, (init) => init) : response;
  },
};
