import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

/** A self-signed certificate and its private key, both as PEM. */
interface Certificate {
  key: string;
  cert: string;
  /** The SHA-256 of the public key in base64, with which a browser can trust the certificate. */
  fingerprint: string;
}

/** Creates a self-signed certificate with OpenSSL, because Node can create only keys. */
export function createCertificate(): Certificate {
  const args = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=127.0.0.1';
  const pem = execFileSync('openssl', [...args.split(' '), '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const cert = pem.slice(pem.indexOf('-----BEGIN CERTIFICATE'));
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key: pem, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}

/** The path of static pages, which a PUT request stores. Browsers revalidate them at each visit, like pages of the app. */
export const STATIC_PAGES = '/static-page/';

/** Headers that must not be forwarded between HTTP/1.1 and HTTP/2. */
const connectionHeaders = /^(connection|keep-alive|transfer-encoding|:.*)$/;

const forwardedHeaders = <Value>(headers: Record<string, Value>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.test(name)));

/**
 * Starts a proxy with HTTP/2 over TLS and gzip in front of the server at `target`. HTTP/1.1 allows only six requests at a time, which
 * would distort the measurement.
 */
export async function startSecureServer(target: string, { key, cert }: Certificate) {
  const pages = new Map<string, { etag: string; body: Buffer }>();
  const agent = new Agent({ keepAlive: true });

  async function servePage(incoming: Http2ServerRequest, answer: Http2ServerResponse): Promise<void> {
    if (incoming.method === 'PUT') {
      const html = await buffer(incoming);
      const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
      pages.set(incoming.url, { etag, body: gzipSync(html) });
      return void answer.writeHead(204).end();
    }
    const page = pages.get(incoming.url);
    if (!page) return void answer.writeHead(404).end();
    const headers = {
      etag: page.etag,
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    };
    if (incoming.headers['if-none-match'] === page.etag) return void answer.writeHead(304, headers).end();
    answer.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(page.body);
  }

  function forwardRequest(incoming: Http2ServerRequest, answer: Http2ServerResponse): void {
    const { host } = new URL(target);
    const headers = { ...forwardedHeaders(incoming.headers), host, 'accept-encoding': 'gzip' };
    const forwarded = request(new URL(incoming.url, target), { agent, method: incoming.method, headers });
    forwarded.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, forwardedHeaders(response.headers));
      response.pipe(answer.stream);
    });
    forwarded.on('error', () => answer.stream.destroy());
    incoming.pipe(forwarded);
  }

  const server = createSecureServer({ key, cert }, (incoming, answer) => {
    // A browser may close the connection at any time.
    answer.stream.on('error', () => answer.stream.destroy());
    if (incoming.url.startsWith(STATIC_PAGES)) void servePage(incoming, answer);
    else forwardRequest(incoming, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      agent.destroy();
      await closed;
    },
  };
}
