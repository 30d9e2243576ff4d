import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorEvent } from '@sentry/react';

/** Stands in the place of the error-reporting service: takes envelopes (develop.sentry.dev/sdk/data-model/envelopes). */
export interface Collector {
  dsn: string;
  /** The events since the last call of `clear`, parsed. */
  events: () => ErrorEvent[];
  /** All that arrived since then, as it came. */
  raw: () => string;
  clear: () => void;
  close: () => Promise<void>;
}

/** Starts a collector on a free port. */
export async function startCollector(): Promise<Collector> {
  let bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = `${request.url ?? ''} ${JSON.stringify(request.headers)}\n`;
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
      response.end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://key@127.0.0.1:${port}/1`,
    events: () =>
      bodies.flatMap((body) => {
        const [, , item = '{}', payload = '{}'] = body.split('\n');
        const { type } = JSON.parse(item) as { type?: string };
        return type === 'event' ? [JSON.parse(payload) as ErrorEvent] : [];
      }),
    raw: () => bodies.join('\n'),
    clear: () => void (bodies = []),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
