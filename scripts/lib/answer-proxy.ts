/** A proxy in front of a backend, which can read and replace each answer. */
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen, stop } from '../../mocks/http/listen.ts';

const HOP_BY_HOP_HEADERS = ['host', 'connection', 'content-length', 'transfer-encoding', 'content-encoding'];

const forwardedHeaders = (headers: [string, unknown][]): Record<string, string> =>
  Object.fromEntries(
    headers.flatMap(([name, value]) => (HOP_BY_HOP_HEADERS.includes(name) ? [] : [[name, String(value)]])),
  );

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export interface Call {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Sends the request to the backend with these headers replaced; gives a 504 when the backend does not answer. */
  askBackend: (replacedHeaders?: Record<string, string>) => Promise<Answer>;
}

async function readCall(request: IncomingMessage, urlOf: (address: string) => string): Promise<Call> {
  const { method = 'GET', url: address = '/' } = request;
  const headers = forwardedHeaders(Object.entries(request.headers));
  const body = await buffer(request);
  const askBackend: Call['askBackend'] = async (replacedHeaders) => {
    try {
      const answer = await fetch(urlOf(address), {
        method,
        headers: { ...headers, ...replacedHeaders },
        redirect: 'manual',
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, headers: Object.fromEntries(answer.headers), text };
    } catch (error) {
      const { message, cause } = error as Error;
      const reason = (cause as Error | undefined)?.message ?? message;
      return { status: 504, headers: {}, text: `no answer: ${reason}` };
    }
  };
  return { method, address, headers, body, askBackend };
}

/** Starts the proxy on a free local port. `urlOf` gives the backend's URL of an address, `answerCall` the answer. */
export async function startAnswerProxy(
  urlOf: (address: string) => string,
  answerCall: (call: Call) => Promise<Answer>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    readCall(request, urlOf)
      .then(answerCall)
      .then(
        ({ status, headers, text }) =>
          // A 204 keeps its length, the only sign of a body that must not be there.
          response
            .writeHead(status, status === 204 ? headers : forwardedHeaders(Object.entries(headers)))
            .end(text),
        () => response.destroy(),
      );
  });
  return { url: await listen(server, 0), close: () => stop(server) };
}
