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

createServer(async (request, response) => {
  const { pathname: path, search: query } = new URL(request.url, 'http://localhost');
  const isJson = request.headers['content-type'] === 'application/json';
  const body = isJson ? await json(request) : undefined;
  try {
    const answer = await api.handleRequest(
      { ...request, method: request.method, headers: request.headers, path, query, body },
      request,
    );
    response.writeHead(answer.status, answer.type && { 'content-type': answer.type });
    response.end(answer.body && JSON.stringify(answer.body));
  } catch (error) {
    response.writeHead(500).end(error.message);
  }
}).listen(port, host);
