import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseCoding, compress, isCompressible } from './compress.ts';

/**
 * Sends a standard `Response` through Node's server: compressed when the asker can read that and it is not yet, without a
 * body for HEAD. `Response.error()` (a network error) cuts the connection, as a broken network would.
 */
export async function send(
  response: Response,
  message: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  if (response.type === 'error') {
    answer.destroy();
    return;
  }
  const headers = new Headers(response.headers);
  let body: Uint8Array = new Uint8Array(await response.arrayBuffer());
  if (!headers.has('content-encoding') && isCompressible(headers.get('content-type'), body.byteLength)) {
    if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding');
    const coding = chooseCoding(message.headers['accept-encoding'] as string | null);
    if (coding) {
      body = await compress(body, coding, false);
      headers.set('content-encoding', coding);
    }
  }
  const bodiless = response.status === 204 || response.status === 304;
  if (!bodiless) headers.set('content-length', String(body.byteLength));
  answer.writeHead(response.status, [...headers].flat());
  answer.end(bodiless || message.method === 'HEAD' ? undefined : body);
}
