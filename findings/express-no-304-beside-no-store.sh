#!/usr/bin/env bash
# express 5.3.0 (its `fresh` 2.0.0) and a page that keeps an answer's ETag itself, and asks again by
# fetch(url, { cache: 'no-store', headers: { 'If-None-Match': tag } }), so that nothing is stored on the device.
#
# Expected: 304, as RFC 9110, section 13.1.2, has it: whether If-None-Match holds does not depend on Cache-Control.
# Seen: the whole body with 200, always. By the Fetch standard `no-store` (and `reload`) adds `Cache-Control: no-cache` and `Pragma: no-cache`
# to the request, and Express takes `no-cache` as the wish for a whole answer (its documentation of req.fresh says so). A `Cache-Control: max-age=0` that the page sets itself
# replaces it, and the 304 comes; the `Pragma` does no harm. Here Node 20's fetch, which keeps to the same paragraph, stands for the browser.
# Output seen: the lines at the end. Exits 1 if that changes. Needs: npm, Node 20.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
npm init -y > /dev/null; npm install --silent --no-audit --no-fund express@5.3.0 fresh@2.0.0
cat > ask.mjs <<'JS'
import express from 'express';
const app = express();
app.get('/', (request, response) => {
  console.log('asked with', request.get('cache-control'), 'and', request.get('pragma'));
  response.set('Cache-Control', 'no-store').json({ matches: [] });
});
const server = app.listen(0, '127.0.0.1', async () => {
  const ask = (headers) => fetch(`http://127.0.0.1:${server.address().port}/`, { cache: 'no-store', headers });
  const tag = (await ask({})).headers.get('etag');
  console.log((await ask({ 'If-None-Match': tag })).status);
  console.log((await ask({ 'If-None-Match': tag, 'Cache-Control': 'max-age=0' })).status);
  server.close();
});
JS
seen=$(node ask.mjs)
echo "$seen"
[ "$seen" = "asked with no-cache and no-cache
asked with no-cache and no-cache
200
asked with max-age=0 and no-cache
304" ]
