/** A server before another one that changes some of its answers, as a backend that does not keep the contract would. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const NOT_PASSED_ON = ['host', 'connection', 'content-length', 'transfer-encoding', 'content-encoding'];

const passedOn = (headers) => headers.filter(([name]) => !NOT_PASSED_ON.includes(name.toLowerCase()));

/** @typedef {{ method: string, path: string, status: number, headers: Record<string, string>, text: string }} Answer */

/** Starts it; `change` may alter status, headers and text of each answer, but those of provider states. */
export async function startTamperProxy(target, change) {
  async function pass(request, response) {
    const body = await buffer(request);
    const answer = await fetch(target + request.url, {
      method: request.method,
      headers: passedOn(Object.entries(request.headers)),
      body: body.length > 0 ? body : undefined,
    });
    /** @type {Answer} */
    const changed = {
      method: request.method,
      path: request.url.split('?')[0],
      status: answer.status,
      headers: Object.fromEntries(passedOn([...answer.headers])),
      text: await answer.text(),
    };
    if (!changed.path.startsWith('/_pact/')) change(changed);
    response.writeHead(changed.status, changed.headers).end(changed.text);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
