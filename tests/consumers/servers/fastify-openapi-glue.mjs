import fastify from 'fastify';
import glue from 'fastify-openapi-glue';
import { askedAnswer, host, options, port } from './asked-answer.mjs';

const server = fastify({ ajv: { customOptions: { strict: false } } });
if (options.multipart)
  server.addContentTypeParser('multipart/form-data', async ({ headers }, payload) => {
    const form = await new Response(payload, {
      headers: { 'content-type': headers['content-type'] },
    }).formData();
    return Object.fromEntries(Array.from(form, ([field, value]) => [field, value.name ?? value]));
  });
await server.register(glue, {
  specification: 'openapi.yaml',
  operationResolver: () => (request, reply) => {
    const { status, type, body } = askedAnswer(request);
    reply.status(status);
    return type ? reply.type(type).send(body) : reply.send();
  },
});
await server.listen({ port, host });
