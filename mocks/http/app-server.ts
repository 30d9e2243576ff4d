import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse, type RequestHandler } from 'msw';
import { problemResponse } from '@mocks/handlers/problem';
import { languageOf } from '@mocks/handlers/request';
import { compressResponse } from './compress.ts';
import { RefusedRequestError, toRequest } from './node-request.ts';
import { httpProblem } from './problem.ts';
import { send } from './send.ts';

interface AppServerOptions {
  /** The embedded backend; it answers every request below /api and /_mock. */
  handlers: RequestHandler[];
  /** Answers GET and HEAD of everything else. */
  files: (request: Request) => Promise<Response>;
}

const isBackendPath = (pathname: string) => /^\/(api|_mock)(\/|$)/.test(pathname);

/** A page of another site must not press the demo's buttons; its own pages, and what is no browser, may. */
const isCrossSite = (request: Request) =>
  ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '');

async function answer(request: Request, { handlers, files }: AppServerOptions): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const language = request.headers.get('accept-language');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!isBackendPath(pathname)) {
    return reads ? files(request) : httpProblem(405, { language, headers: { allow: 'GET, HEAD' } });
  }
  if (!reads && isCrossSite(request)) return httpProblem(403, { language });
  const response = await getResponse(handlers, request, { baseUrl: origin });
  if (!response) return httpProblem(404, { language });
  if (response.type === 'error') return response;
  const headers = new Headers(response.headers);
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const plain = new Response(response.body, { status: response.status, headers });
  return compressResponse(plain, request.headers.get('accept-encoding'));
}

/** Only a picture can be so large that the server itself refuses it; the contract has a code for that. */
const isPicture = (message: IncomingMessage) =>
  message.method === 'PUT' && /^\/api\/user\/profile($|\?)/.test(message.url ?? '');

function refusalResponse(error: unknown, message: IncomingMessage): Response {
  const language = message.headers['accept-language'];
  if (!(error instanceof RefusedRequestError)) {
    console.error(error);
    return problemResponse('internal_error', { language: languageOf(language) });
  }
  if (error.status === 413 && isPicture(message))
    return problemResponse('picture_too_large', { language: languageOf(language) });
  return httpProblem(error.status, { language, headers: { connection: 'close' } });
}

async function handle(message: IncomingMessage, answerTo: ServerResponse, options: AppServerOptions) {
  // Somebody who has gone away is no fault of the server.
  answerTo.on('error', () => answerTo.destroy());
  let response: Response;
  try {
    const request = await toRequest(message, originOf(message));
    response = await answer(request, options);
  } catch (error) {
    if (message.destroyed && !message.complete) return;
    response = refusalResponse(error, message);
  }
  await send(response, message, answerTo);
}

/** The address that this connection came in at; the header Host is the asker's word and decides nothing. */
function originOf({ socket }: IncomingMessage): string {
  return `http://${socket.localAddress ?? '127.0.0.1'}:${socket.localPort ?? 80}`;
}

/** The HTTP server over the embedded backend and the built app. No request, however malformed, ends the process. */
export function createAppServer(options: AppServerOptions): Server {
  return createServer((message, answerTo) => {
    handle(message, answerTo, options).catch((error: unknown) => {
      console.error(error);
      answerTo.destroy();
    });
  });
}
