import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

/** A self-signed certificate for a TLS server on this machine. */
interface Certificate {
  /** The private key as PEM. */
  key: string;
  /** The certificate as PEM. */
  cert: string;
  /** The SHA-256 of the public key in base64, with which a browser can trust the certificate. */
  fingerprint: string;
}

const DAY = 86_400_000;

/** Encodes a DER value (X.690): tag, length and content. */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...contents: Uint8Array[]) => der(0x30, ...contents);
const utcTime = (ms: number) => {
  const digits = new Date(ms).toISOString().replaceAll(/\D/g, '');
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
};

/** The object identifiers of ecdsa-with-SHA256 and of the attribute "common name". */
const algorithm = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = der(0x06, Buffer.from('550403', 'hex'));
const nameOf = (text: string) => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(text)))));

/** Creates a self-signed certificate (RFC 5280, version 1), because Node can create only keys. */
export function createCertificate(now = Date.now()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = nameOf('127.0.0.1');
  const validity = sequence(utcTime(now - DAY), utcTime(now + DAY));
  const signed = sequence(der(0x02, Buffer.from([1])), algorithm, name, validity, name, spki);
  const signature = der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey));
  const base64 = sequence(signed, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

/** An HTTPS server in front of the built app. */
interface SecureServer {
  origin: string;
  close: () => Promise<void>;
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
export async function startSecureServer(target: string, { key, cert }: Certificate): Promise<SecureServer> {
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
    const headers = {
      ...forwardedHeaders(incoming.headers),
      host: new URL(target).host,
      'accept-encoding': 'gzip',
    };
    const forwarded = request(
      new URL(incoming.url, target),
      { agent, method: incoming.method, headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, forwardedHeaders(response.headers));
        response.pipe(answer.stream);
      },
    );
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
