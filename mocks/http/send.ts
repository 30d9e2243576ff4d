import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Sends a standard `Response` through Node's server, without a body for HEAD. `Response.error()` (a network error) cuts the
 * connection, as a broken network would.
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
  const body = new Uint8Array(await response.arrayBuffer());
  const bodiless = response.status === 204 || response.status === 304;
  if (!bodiless) headers.set('content-length', String(body.byteLength));
  answer.writeHead(response.status, [...headers].flat());
  answer.end(bodiless || message.method === 'HEAD' ? undefined : body);
}
