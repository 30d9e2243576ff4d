import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host that passes requests on to a server; unlike with `page.route`, browsers cache its answers. */
export async function startForwarder(origin: string) {
  const { hostname, port } = new URL(origin);
  const host = {
    url: '',
    /** The paths that get a page which browsers may keep for a year; null for none. */
    missing: null as RegExp | null,
    async dispose() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  const server = createServer((request, response) => {
    const { url: path = '/', method, headers } = request;
    if (host.missing?.test(path)) {
      response.setHeader('content-type', 'text/html');
      response.setHeader('cache-control', 'public, max-age=31536000, immutable').end('<p>');
      return;
    }
    const forwarded = send({ hostname, port, path, method, headers }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    request.pipe(forwarded.on('error', () => response.destroy()));
  });
  await once(server.listen(0, hostname), 'listening');
  host.url = `http://${hostname}:${String((server.address() as AddressInfo).port)}`;
  return host;
}
