import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import {
  createSecureServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Certificate } from './certificate';

/** A server of the built app as hosts run it: HTTP/2 over TLS. */
export interface SecureServer {
  origin: string;
  /** Serves a page of its own at this path, checked again at each visit as the app's pages are. */
  addPage: (path: string, html: string) => void;
  close: () => Promise<void>;
}

/** Headers that belong to a connection of HTTP/1.1. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const withoutPseudo = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));

/** Puts HTTP/2 in front of the server at `target`, with gzip: in that the sizes of JavaScript are compared. */
export async function startSecureServer(target: string, { key, cert }: Certificate): Promise<SecureServer> {
  const pages = new Map<string, { etag: string; body: Buffer }>();
  const agent = new Agent({ keepAlive: true });
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer({ key, cert });

  function pass(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    const forward = request(
      new URL(headers[':path'] ?? '/', target),
      {
        agent,
        method: headers[':method'],
        headers: { ...withoutPseudo(headers), host: new URL(target).host, 'accept-encoding': 'gzip' },
      },
      (answer) => {
        if (stream.destroyed) return void answer.destroy();
        const out: OutgoingHttpHeaders = { ':status': answer.statusCode };
        for (const [name, value] of Object.entries(answer.headers))
          if (!ofConnection.has(name)) out[name] = value;
        stream.respond(out);
        answer.pipe(stream);
      },
    );
    forward.on('error', () => stream.destroy());
    stream.pipe(forward);
  }

  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    // A browser that goes away in the midst of it is no fault.
    stream.on('error', () => stream.destroy());
    const page = pages.get(headers[':path'] ?? '');
    if (!page) return pass(stream, headers);
    const { etag, body } = page;
    const common = { etag, 'cache-control': 'no-cache' };
    if (headers['if-none-match'] === etag) {
      stream.respond({ ':status': 304, ...common }, { endStream: true });
      return;
    }
    const type = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
    stream.respond({ ':status': 200, ...common, ...type });
    stream.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    addPage(path, html) {
      const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
      pages.set(path, { etag, body: gzipSync(html) });
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const session of sessions) session.destroy();
      agent.destroy();
      await closed;
    },
  };
}
