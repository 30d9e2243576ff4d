/** A server before a backend, which sees each answer before it is given. */
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen, stop } from '../../mocks/http/listen.ts';

const OF_THE_CONNECTION = ['host', 'connection', 'content-length', 'transfer-encoding', 'content-encoding'];

const passedOn = (headers: Iterable<readonly [string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...headers].flatMap(([name, value]) =>
      OF_THE_CONNECTION.includes(name) ? [] : [[name, String(value)]],
    ),
  );

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export interface Call {
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Asks the backend, with some headers changed; a backend that does not answer is a 504. */
  ask: (changed?: Record<string, string>) => Promise<Answer>;
}

async function callOf(request: IncomingMessage, urlOf: (address: string) => string): Promise<Call> {
  const { method = 'GET', url: address = '/' } = request;
  const headers = passedOn(Object.entries(request.headers));
  const body = await buffer(request);
  const ask: Call['ask'] = async (changed) => {
    try {
      const answer = await fetch(urlOf(address), {
        method,
        headers: { ...headers, ...changed },
        redirect: 'manual',
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      return { status: answer.status, headers: passedOn(answer.headers), text: await answer.text() };
    } catch (error) {
      const { message, cause } = error as Error;
      return {
        status: 504,
        headers: {},
        text: `no answer: ${(cause as Error | undefined)?.message ?? message}`,
      };
    }
  };
  return { method, address, headers, body, ask };
}

/** Starts it on this machine; `answer` gives what is answered to a call, `urlOf` whom an address is passed on to. */
export async function startAnswerProxy(
  urlOf: (address: string) => string,
  answer: (call: Call) => Promise<Answer>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    callOf(request, urlOf)
      .then(answer)
      .then(
        ({ status, headers, text }) => response.writeHead(status, headers).end(text),
        () => response.destroy(),
      );
  });
  return { url: await listen(server, 0), close: () => stop(server) };
}
