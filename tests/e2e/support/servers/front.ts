import http from 'node:http';
import https from 'node:https';
import { listen, stop } from '@mocks/http/listen';

/**
 * A proxy in front of a host that gives `/api/*` to the product's server, as docs/deploy.md says; unlike with `page.route`, browsers
 * cache its answers. A file in `missing` is answered by `answerMissing`, else asked for by another name, so that the host answers as
 * if it did not have it; `misses` counts these.
 */
export async function startFront(
  hostUrl: string,
  backendUrl: string,
  answerMissing?: (response: http.ServerResponse) => void,
) {
  const missing = new Set<string>();
  let misses = 0;
  const server = http.createServer((request, response) => {
    let path = request.url ?? '/';
    if (missing.has(path)) {
      misses += 1;
      if (answerMissing) return answerMissing(response);
      path = path.replace(/(?=\.\w+$)/, '-missing');
    }
    const target = new URL(path, path.startsWith('/api/') ? backendUrl : hostUrl);
    const { request: send } = target.protocol === 'https:' ? https : http;
    const forwarded = send(target, {
      method: request.method,
      headers: { ...request.headers, host: target.host },
      // The host signs its own certificate.
      rejectUnauthorized: false,
    });
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  return { url: await listen(server, 0), hostUrl, missing, misses: () => misses, close: () => stop(server) };
}
