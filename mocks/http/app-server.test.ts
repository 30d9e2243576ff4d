import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectConsole } from '../../tests/setup/console.ts';
import { createAddressGuard } from './address-guard.ts';
import { createAppServer } from './app-server.ts';
import { listen, stop } from './listen.ts';
import { createStaticFiles } from './static-files.ts';

const HEADERS = `/*
  Content-Security-Policy: default-src 'self'
  X-Content-Type-Options: nosniff
  Cache-Control: no-cache
/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`;
const REDIRECTS = `/assets/* /not-found.txt 404
/en /en/index.html 200
/en/* /en/index.html 200
/* /index.html 200
`;
const SCRIPT = `console.log(${JSON.stringify('long '.repeat(1000))})`;
const PAGE = `<html lang="cs"><head></head><body>${'long '.repeat(1000)}</body></html>`;

const handlers = [
  http.get('*/api/thing/:id/', ({ params }) => HttpResponse.json({ id: params.id })),
  http.post('*/api/thing/:id/', async ({ request }) => {
    const body = await request.arrayBuffer();
    return HttpResponse.json({ size: body.byteLength }, { status: 201 });
  }),
  http.get('*/api/long', () => HttpResponse.json({ text: 'long '.repeat(1000) })),
  http.get('*/api/reset', () => HttpResponse.error()),
  http.get('*/api/bug', () => {
    throw new Error('a bug in a handler');
  }),
  http.put('*/api/user/profile', () => HttpResponse.json({})),
];

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hrajem-http-'));
  const dist = join(folder, 'dist');
  await Promise.all(['assets', 'en', '.vite'].map((name) => mkdir(join(dist, name), { recursive: true })));
  await Promise.all(
    Object.entries({
      'dist/_headers': HEADERS,
      'dist/_redirects': REDIRECTS,
      'dist/index.html': PAGE,
      'dist/en/index.html': '<html lang="en"><head></head><body></body></html>',
      'dist/not-found.txt': 'No such file\n',
      'dist/assets/app-1.js': SCRIPT,
      'dist/version.json': '{"build":"1"}',
      'dist/.vite/manifest.json': '{"private":true}',
      'secret.txt': 'outside of the build',
      'dist-other.txt': 'beside the build',
    }).map(([name, text]) => writeFile(join(folder, name), text)),
  );
  // Compressed files must be newer than the originals.
  for (const [name, text] of Object.entries({ 'assets/app-1.js': SCRIPT, 'index.html': PAGE })) {
    await writeFile(join(dist, `${name}.br`), brotliCompressSync(text));
    await writeFile(join(dist, `${name}.gz`), gzipSync(text));
  }
  await symlink(join(folder, 'secret.txt'), join(dist, 'assets', 'link.txt'));
  const serveFile = createStaticFiles({ dist });
  server = createAppServer({ handlers: [...createAddressGuard(handlers), ...handlers], serveFile });
  url = await listen(server, 0);
});

afterAll(async () => {
  await stop(server);
  await rm(folder, { recursive: true, force: true });
});

/** Sends the target without the normalization that fetch does. */
async function requestRaw(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = httpRequest(`${url}/`, { method, path: target, headers });
  request.end();
  const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/** Writes bytes to the server and returns the bytes that come back until it closes the connection. */
async function sendBytes(text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let receivedText = '';
  socket.on('data', (chunk) => (receivedText += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.end(text, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  return receivedText;
}

describe('static files', () => {
  it('have their content type and the headers of the rules', async () => {
    const getResponse = await requestRaw('/assets/app-1.js');
    const headResponse = await requestRaw('/assets/app-1.js', {}, 'HEAD');
    expect([getResponse.status, headResponse.status, headResponse.body.length]).toEqual([200, 200, 0]);
    expect(getResponse.body.toString()).toBe(SCRIPT);
    expect(getResponse.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(SCRIPT.length),
    });
    expect((await requestRaw('/version.json')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/link.txt',
    '/-other.txt',
    '/assets/app-1.js%00.txt',
    '/%',
    '/.vite/manifest.json',
    '/%5fheaders',
    '/_redirects',
  ])('do not include a file outside the built app: %s', async (target) => {
    const { status, body } = await requestRaw(target);
    expect([200, 400, 404]).toContain(status);
    expect(body.toString()).toMatch(/lang="cs"|No such file|Not found|request_malformed/);
  });

  it('have an entity tag and a 304 without a body for a known tag', async () => {
    const { headers } = await requestRaw('/version.json');
    const tag = headers.etag ?? '';
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    for (const knownTags of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const response = await requestRaw('/version.json', { 'if-none-match': knownTags });
      expect([response.status, response.body.length, response.headers.etag]).toEqual([304, 0, tag]);
    }
    expect((await requestRaw('/version.json', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('are sent in the compressed form that the client accepts, each form with its own tag', async () => {
    const target = '/assets/app-1.js';
    const plainFile = await requestRaw(target);
    const brotliFile = await requestRaw(target, { 'accept-encoding': 'gzip, deflate, br' });
    const gzipFile = await requestRaw(target, { 'accept-encoding': 'gzip;q=1.0, br;q=0' });
    const dist = join(folder, 'dist');
    expect(brotliFile.headers['content-encoding']).toBe('br');
    expect(brotliFile.body).toEqual(await readFile(join(dist, `${target}.br`)));
    expect(gzipFile.headers['content-encoding']).toBe('gzip');
    expect(gzipFile.body).toEqual(await readFile(join(dist, `${target}.gz`)));
    expect(plainFile.headers['content-encoding']).toBeUndefined();
    expect(new Set([plainFile, brotliFile, gzipFile].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [plainFile, brotliFile, gzipFile]) expect(headers.vary).toBe('Accept-Encoding');
    const knownTagHeaders = { 'accept-encoding': 'br', 'if-none-match': brotliFile.headers.etag ?? '' };
    expect((await requestRaw(target, knownTagHeaders)).status).toBe(304);
    expect((await requestRaw(target, { ...knownTagHeaders, 'accept-encoding': 'gzip' })).status).toBe(200);
  });

  it('are sent from a compressed file only while it is newer than the original', async () => {
    const path = join(folder, 'dist', 'assets', 'changed.js');
    const load = () => requestRaw('/assets/changed.js', { 'accept-encoding': 'br' });
    // A new build needs no restart of the server.
    expect((await load()).status).toBe(404);
    await writeFile(path, 'new');
    await writeFile(`${path}.br`, brotliCompressSync('old'));
    expect((await load()).headers['content-encoding']).toBe('br');
    await utimes(`${path}.br`, 1, 1);
    const { headers, body } = await load();
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'new']);
  });

  it('are not sent at the address of a compressed file', async () => {
    const { status } = await requestRaw('/assets/app-1.js.br');
    expect(status).toBe(404);
  });

  it('are compressed by the server when it transforms a page', async () => {
    const addParagraph = (html: string) => html.replace('</body>', '<p>added</p></body>');
    const serveFile = createStaticFiles({ dist: join(folder, 'dist'), transformPage: addParagraph });
    const load = (acceptEncoding: string) =>
      serveFile(new Request(`${url}/`, { headers: { 'accept-encoding': acceptEncoding } }));
    const gzipFile = await load('gzip, br');
    const plainFile = await load('gzip;q=0');
    expect(gunzipSync(await gzipFile.bytes()).toString()).toBe(addParagraph(PAGE));
    expect(await plainFile.text()).toBe(addParagraph(PAGE));
    expect(gzipFile.headers.get('etag')).not.toBe(plainFile.headers.get('etag'));
  });
});

describe('the embedded backend over HTTP', () => {
  it('compresses long responses, and forbids caching and guessing of the content type', async () => {
    const safeHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    const { headers, body } = await requestRaw('/api/long', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding', ...safeHeaders });
    expect(JSON.parse(gunzipSync(body).toString())).toEqual({ text: 'long '.repeat(1000) });
  });

  it('responds to a wrong method with a 405 problem that names the allowed methods', async () => {
    const { status, headers, body } = await requestRaw('/api/thing/7/', {}, 'PATCH');
    expect([status, headers.allow]).toEqual([405, 'GET, POST']);
    const problem = { code: 'method_not_allowed', title: 'Nepovolená metoda' };
    expect(JSON.parse(body.toString())).toMatchObject(problem);
    const fileResponse = await requestRaw('/version.json', {}, 'DELETE');
    expect([fileResponse.status, fileResponse.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('refuses changes from a page of another site', async () => {
    const postFrom = (site: string) =>
      fetch(`${url}/api/thing/7/`, { method: 'POST', headers: { 'sec-fetch-site': site } });
    expect((await postFrom('cross-site')).status).toBe(403);
    expect((await postFrom('same-origin')).status).toBe(201);
  });

  it('accepts bodies up to 12 MB and refuses larger ones with 413', async () => {
    const size = 12 * 1024 * 1024;
    const upload = async (method: string, path: string, byteCount: number) => {
      const response = await fetch(url + path, { method, body: new Uint8Array(byteCount) });
      return [response.status, await response.json()];
    };
    expect(await upload('POST', '/api/thing/7/', size)).toEqual([201, { size }]);
    const refusal = await upload('POST', '/api/thing/7/', size + 1);
    expect(refusal).toMatchObject([413, { code: 'body_too_large' }]);
    const pictureRefusal = await upload('PUT', '/api/user/profile', size + 1);
    expect(pictureRefusal).toMatchObject([413, { code: 'picture_too_large' }]);
  });

  it('answers at an IPv6 address', async () => {
    server.once('connection', (socket) => Object.defineProperty(socket, 'localAddress', { value: '::1' }));
    const text = await sendBytes('GET /api/thing/1/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('closes the connection for Response.error()', async () => {
    await expect(requestRaw('/api/reset')).rejects.toThrow('socket hang up');
  });

  it('responds to an exception in a handler with a 500 problem', async () => {
    expectConsole('error', 'a bug in a handler');
    const { status, body } = await requestRaw('/api/bug');
    expect([status, JSON.parse(body.toString())]).toMatchObject([500, { code: 'internal_error' }]);
  });

  it.each([
    ['an invalid request line', 'this is not HTTP\r\n\r\n'],
    ['an invalid target', 'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a forbidden method', 'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['invalid UTF-8', 'GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a truncated body', 'POST /api/thing/7/ HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nshort'],
    [
      'an invalid chunk',
      'POST /api/thing/7/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    ],
    ['a huge header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['CONNECT', 'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('keeps running after %s', async (_, bytes) => {
    expect(await sendBytes(bytes)).not.toMatch(/^HTTP\/1\.1 5/);
    expect((await requestRaw('/version.json')).status).toBe(200);
  });
});
