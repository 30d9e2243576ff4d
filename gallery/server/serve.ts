import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listen } from '@mocks/http/listen';
import { send, toRequest } from '@mocks/http/node-http';
import { createStaticFiles } from '@mocks/http/static-files';
import { handle, type Sources } from './handle';

/** Answers a request of Node's server for a path below `/states/`. */
export async function serveStates(
  message: IncomingMessage,
  answer: ServerResponse,
  sources: Sources,
): Promise<void> {
  // The states have their own clock.
  answer.sendDate = false;
  const request = await toRequest(message, `http://${message.headers.host ?? 'localhost'}`);
  await send(await handle(request, sources), message, answer);
}

/** Serves the states of a built app; returns its origin and the server. */
export async function serveBuiltStates(
  dist: string,
  sourcesOf: (page: Sources['page']) => Sources,
): Promise<{ url: string; server: Server }> {
  const files = createStaticFiles({ dist });
  const page = async (address: string): Promise<string> =>
    (await files(new Request(new URL(address, 'http://localhost')))).text();
  const sources = sourcesOf(page);

  async function respond(message: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (message.url?.startsWith('/states/')) return serveStates(message, answer, sources);
    return send(await files(await toRequest(message, 'http://localhost')), message, answer);
  }

  const server = createServer((message, answer) => {
    respond(message, answer).catch((error: unknown) => {
      console.error(error);
      answer.statusCode = 500;
      answer.end(String(error));
    });
  });
  return { url: await listen(server, 0), server };
}
