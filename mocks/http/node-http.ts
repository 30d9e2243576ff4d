import type { IncomingMessage, ServerResponse } from 'node:http';

/** The maximum size of a request's body, in MB. */
export const BODY_LIMIT_MB = 12;

const BODY_LIMIT_BYTES = BODY_LIMIT_MB * 1024 * 1024;

/** The number of bytes to read of a body that is too large: some clients read the response only after they have sent the body. */
const DRAIN_LIMIT_BYTES = 128 * 1024 * 1024;

/** A request that is refused before it reaches a handler. */
export class RefusedRequestError extends Error {
  override name = 'RefusedRequestError';
  status: 400 | 405 | 413;
  constructor(status: 400 | 405 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

async function readBody(message: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > DRAIN_LIMIT_BYTES) break;
    if (size <= BODY_LIMIT_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > BODY_LIMIT_BYTES)
    throw new RefusedRequestError(413, `The body is larger than ${BODY_LIMIT_BYTES} bytes.`);
  return Buffer.concat(chunks);
}

function toUrl(message: IncomingMessage, baseUrl: string): URL {
  const target = message.url ?? '';
  if (!target.startsWith('/')) throw new RefusedRequestError(400, 'The request target is not a path.');
  try {
    return new URL(baseUrl + target);
  } catch {
    throw new RefusedRequestError(400, 'The request target is not an address.');
  }
}

/** Converts a Node request with its whole body to a `Request`. Throws a RefusedRequestError when it is malformed or too large. */
export async function toRequest(message: IncomingMessage, baseUrl: string): Promise<Request> {
  const url = toUrl(message, baseUrl);
  const method = message.method ?? 'GET';
  if (['CONNECT', 'TRACE', 'TRACK'].includes(method))
    throw new RefusedRequestError(405, `${method} is not supported.`);
  const body = await readBody(message);
  const headers = new Headers();
  try {
    for (let index = 0; index + 1 < message.rawHeaders.length; index += 2)
      headers.append(message.rawHeaders[index]!, message.rawHeaders[index + 1]!);
  } catch {
    throw new RefusedRequestError(400, 'A header is malformed.');
  }
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(url, { method, headers, body: hasBody ? body : null });
}

/** Sends a `Response` through Node's server, without a body for HEAD. `Response.error()` closes the connection. */
export async function send(response: Response, message: IncomingMessage, serverResponse: ServerResponse) {
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
