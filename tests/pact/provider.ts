import { createAppServer } from '@mocks/http/app-server';
import { listen, stop } from '@mocks/http/listen';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { HOOK } from '../answers/hook.ts';
import { setUp } from '../answers/states.ts';
import { createWorld, type World } from '../answers/world.ts';

/** What Pact's verifier sends to the hook. */
interface StateChange {
  state: string;
  action: 'setup' | 'teardown';
  params?: unknown;
}

async function changeState(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const respond = (status: number, body: object) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  try {
    const { state, action, params } = (await json(request)) as StateChange;
    if (action === 'teardown') {
      world.rewind();
      respond(200, {});
    } else {
      respond(200, await setUp(world, state, params ?? {}));
    }
  } catch (error) {
    respond(500, { error: (error as Error).message });
  }
}

/** Serves the embedded backend, in memory, with the hook for provider states; `port` 0 takes any that is free. */
export async function startProvider(port = 0, now?: () => number) {
  const world = await createWorld(now);
  const files = () => Promise.resolve(new Response(null, { status: 404 }));
  const app = createAppServer({ handlers: world.handlers, files });
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === HOOK) void changeState(world, request, response);
    else app.emit('request', request, response);
  });
  return { url: await listen(server, port), world, close: () => stop(server) };
}
