import express from 'express';
import { middleware } from 'express-openapi-validator';
import { askedAnswer, host, options, port } from './asked-answer.mjs';

const validateSecurity = { handlers: { bearerAuth: () => true } };
express()
  .use(express.json())
  .use(middleware({ apiSpec: 'openapi.yaml', validateResponses: true, validateSecurity, ...options }))
  .use((request, response) => {
    const { status, type, body } = askedAnswer(request);
    response.status(status);
    if (type) response.type(type).json(body);
    else response.end();
  })
  .use((error, _request, response, _next) => response.status(error.status ?? 500).end(error.message))
  .listen(port, host);
