import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { isIPv6 } from 'node:net';
import { getResponse, type RequestHandler } from 'msw';
import { StorageError } from '@mocks/db/store';
import { problemResponse } from '@mocks/handlers/problem';
import { languageOf } from '@mocks/handlers/request';
import { compressResponse } from './compress.ts';
import { RefusedRequestError, send, toRequest } from './node-http.ts';
import { httpProblem } from './problem.ts';

interface AppServerOptions {
  /** The handlers of the embedded backend, for all requests below /api and /_mock. */
  handlers: RequestHandler[];
  /** Responds to GET and HEAD of all other paths. */
  serveFile: (request: Request) => Promise<Response>;
}

const isBackendPath = (pathname: string) => /^\/(api|_mock)(\/|$)/.test(pathname);

/** Whether a page of another site sends the request. Only browsers send this header. */
const isCrossSite = (request: Request) =>
  ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '');

async function respond(request: Request, { handlers, serveFile }: AppServerOptions): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const language = request.headers.get('accept-language');
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (!isBackendPath(pathname)) {
    return isReading ? serveFile(request) : httpProblem(405, { language, headers: { allow: 'GET, HEAD' } });
  }
  if (!isReading && isCrossSite(request)) return httpProblem(403, { language });
  const response = await getResponse(handlers, request, { baseUrl: origin });
  if (!response) return httpProblem(404, { language });
  if (response.type === 'error') return response;
  const headers = new Headers(response.headers);
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const uncompressedResponse = new Response(response.body, { status: response.status, headers });
  return compressResponse(uncompressedResponse, request.headers.get('accept-encoding'));
}

/** Whether a picture is sent, because the contract has a problem code of its own for a picture that is too large. */
const isPictureUpload = (message: IncomingMessage) =>
  message.method === 'PUT' && /^\/api\/user\/profile($|\?)/.test(message.url ?? '');

function toRefusalResponse(error: unknown, message: IncomingMessage): Response {
  const language = message.headers['accept-language'];
  if (!(error instanceof RefusedRequestError)) {
    console.error(error);
    const code = error instanceof StorageError ? 'storage_full' : 'internal_error';
    return problemResponse(code, { language: languageOf(language) });
  }
  if (error.status === 413 && isPictureUpload(message))
    return problemResponse('picture_too_large', { language: languageOf(language) });
  return httpProblem(error.status, { language, headers: { connection: 'close' } });
}

async function handle(message: IncomingMessage, serverResponse: ServerResponse, options: AppServerOptions) {
  // A client may close the connection at any time.
  serverResponse.on('error', () => serverResponse.destroy());
  let response: Response;
  try {
    const request = await toRequest(message, originOf(message));
    response = await respond(request, options);
  } catch (error) {
    if (message.destroyed && !message.complete) return;
    response = toRefusalResponse(error, message);
  }
  await send(response, message, serverResponse);
}

/** Returns the origin by the server's socket, because a client can send any `Host` header. */
function originOf({ socket }: IncomingMessage): string {
  const address = socket.localAddress ?? '127.0.0.1';
  return `http://${isIPv6(address) ? `[${address}]` : address}:${socket.localPort ?? 80}`;
}

/** Creates the listener of an HTTP server for the embedded backend and the app. A malformed request never ends the process. */
export const createAppListener =
  (options: AppServerOptions): RequestListener =>
  (message, serverResponse) => {
    handle(message, serverResponse, options).catch((error: unknown) => {
      console.error(error);
      serverResponse.destroy();
    });
  };

/** Creates the HTTP server for the embedded backend and the built app. */
export const createAppServer = (options: AppServerOptions): Server =>
  createServer(createAppListener(options));
