import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Sends a standard `Response` through Node's server, without a body for HEAD. `Response.error()` closes the connection.
 */
export async function send(
  response: Response,
  message: IncomingMessage,
  serverResponse: ServerResponse,
): Promise<void> {
  if (response.type === 'error') {
    serverResponse.destroy();
    return;
  }
  const headers = new Headers(response.headers);
  const body = new Uint8Array(await response.arrayBuffer());
  const hasNoBody = response.status === 204 || response.status === 304;
  if (!hasNoBody) headers.set('content-length', String(body.byteLength));
  serverResponse.writeHead(response.status, [...headers].flat());
  serverResponse.end(hasNoBody || message.method === 'HEAD' ? undefined : body);
}
