import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCertificate } from './certificate';
import { type SecureServer, startSecureServer } from './secure-server';

const certificate = createCertificate();
let behind: Server;
let secure: SecureServer;
let session: ClientHttp2Session;

beforeAll(async () => {
  behind = createServer((request, answer) => {
    const { method, url, headers } = request;
    answer.setHeader('set-cookie', ['a=1', 'b=2']);
    answer.statusCode = 201;
    answer.end(JSON.stringify({ method, url, coding: headers['accept-encoding'] }));
  });
  behind.listen(0, '127.0.0.1');
  await once(behind, 'listening');
  secure = await startSecureServer(`http://127.0.0.1:${(behind.address() as AddressInfo).port}`, certificate);
  // It trusts this certificate and no other.
  session = connect(secure.origin, { ca: certificate.cert, checkServerIdentity: () => undefined });
});

afterAll(async () => {
  session.destroy();
  await secure.close();
  behind.close();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const stream = session.request({ ':path': path, ...headers });
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }];
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return { status: answer[':status'], headers: answer, body: Buffer.concat(chunks) };
}

test('a certificate is signed by itself, for a day, and known by its key', () => {
  const now = Date.UTC(2026, 0, 31, 12);
  const { cert, fingerprint } = createCertificate(now);
  const read = new X509Certificate(cert);
  expect(read.verify(read.publicKey)).toBe(true);
  expect([read.subject, read.issuer]).toEqual(['CN=127.0.0.1', 'CN=127.0.0.1']);
  expect([Date.parse(read.validFrom), Date.parse(read.validTo)]).toEqual([
    now - 86_400_000,
    now + 86_400_000,
  ]);
  const spki = read.publicKey.export({ type: 'spki', format: 'der' });
  expect(createHash('sha256').update(spki).digest('base64')).toBe(fingerprint);
});

test('passes on what the server behind it answers, which is asked for gzip', async () => {
  const { status, headers, body } = await get('/a?b=1', { 'accept-encoding': 'br, gzip' });
  expect([status, headers['set-cookie']]).toEqual([201, ['a=1', 'b=2']]);
  expect(JSON.parse(body.toString())).toEqual({ method: 'GET', url: '/a?b=1', coding: 'gzip' });
});

test('serves a page of its own, checked again at each visit', async () => {
  secure.addPage('/static', '<p>Ahoj</p>');
  const first = await get('/static');
  expect(gunzipSync(first.body).toString()).toBe('<p>Ahoj</p>');
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await get('/static', { 'if-none-match': first.headers.etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});
