import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { createAppServer } from '@mocks/http/app-server';
import { listen, stop } from '@mocks/http/listen';
import { HOOK_PATH } from '../answers/hook.ts';
import { setUp } from '../answers/states.ts';
import { createTestBackend, type TestBackend } from '../answers/test-backend.ts';

/** The body of a verifier's request to the hook. */
interface StateChange {
  state: string;
  action: 'setup' | 'teardown';
  params?: unknown;
}

async function changeState(backend: TestBackend, request: IncomingMessage, response: ServerResponse) {
  const respond = (status: number, body: object) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  try {
    const { state, action, params } = (await json(request)) as StateChange;
    if (action === 'teardown') backend.restoreSeed();
    respond(200, action === 'teardown' ? {} : await setUp(backend, state, params ?? {}));
  } catch (error) {
    respond(500, { error: (error as Error).message });
  }
}

/** Serves the embedded backend, in memory, with the hook for provider states, by default on a free port. */
export async function startProvider(port = 0, now?: () => number) {
  const backend = await createTestBackend(now);
  const serveNoFile = () => Promise.resolve(new Response(null, { status: 404 }));
  const app = createAppServer({ handlers: backend.handlers, serveFile: serveNoFile });
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === HOOK_PATH) void changeState(backend, request, response);
    else app.emit('request', request, response);
  });
  return { url: await listen(server, port), backend, close: () => stop(server) };
}
