/**
 * Answers on Cloudflare Workers what no file of the build answers, with the page for unknown addresses in its language; `_headers`
 * does not apply to what a script sends, so the headers are those of that page.
 */
export default {
  async fetch(request, { ASSETS }) {
    const { pathname } = new URL(request.url);
    const page = await ASSETS.fetch(new URL(pathname.startsWith('/en/') ? '/en/404' : '/404', request.url));
    const headers = new Headers(page.headers);
    headers.set('cache-control', 'no-store');
    return new Response(page.body, { status: 404, headers });
  },
};
