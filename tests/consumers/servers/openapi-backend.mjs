import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { OpenAPIBackend } from 'openapi-backend';
import { askedAnswer, host, options, port } from './asked-answer.mjs';

const api = new OpenAPIBackend({
  definition: 'openapi.yaml',
  securityHandlers: { bearerAuth: () => true },
  handlers: {
    notFound: () => ({ status: 404 }),
    validationFail: () => ({ status: 400 }),
    notImplemented: ({ operation }, request) => {
      const answer = askedAnswer(request);
      // It holds an answer without a body for null.
      const { errors } = answer.type ? api.validateResponse(answer.body, operation, answer.status) : {};
      return errors ? { status: 500, body: errors } : answer;
    },
  },
  ...options,
});
await api.init();

async function answerOf(request) {
  const { method, headers } = request;
  const { pathname: path, search: query } = new URL(request.url, 'http://localhost');
  const body = headers['content-type'] === 'application/json' ? await json(request) : undefined;
  return api.handleRequest({ method, headers, path, query, body }, request);
}

createServer((request, response) => {
  void answerOf(request)
    .catch(({ message }) => ({ status: 500, body: message }))
    .then(({ status, type, body }) => {
      response.writeHead(status, type && { 'content-type': type });
      response.end(body && JSON.stringify(body));
    });
}).listen(port, host);
