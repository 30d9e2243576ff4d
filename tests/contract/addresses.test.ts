import { afterAll, beforeAll, expect, it } from 'vitest';
import { SIGNED_IN } from '../answers/answer.ts';
import { expectNoFaults, openBackend, reportLastCall, type Backend } from './backend.ts';
import { problemFaults } from './conformance.ts';

let backend: Backend;
// Some frameworks check the session before the HTTP method, so each call has a session.
let authorization: string;
beforeAll(async () => {
  backend = await openBackend();
  authorization = `Bearer ${(await backend.setUp(SIGNED_IN)).access_token}`;
});
afterAll(async () => {
  await backend.tearDown();
  await backend.close();
});

it('lets no page of another origin read an answer', async () => {
  const Origin = 'https://elsewhere.example';
  const answer = await backend.callPath('/api/user/cities', { headers: { Origin, 'Accept-Language': 'cs' } });
  const allowedOrigin = answer.headers.get('access-control-allow-origin');
  expect(['*', Origin], `Access-Control-Allow-Origin after "Origin: ${Origin}"`).not.toContain(allowedOrigin);
});

it.each([
  ['GET', '/api/nothing', [404]],
  ['GET', '/api/', [404]],
  ['GET', '/api/user/nothing/at/all/', [404]],
  ['GET', '/api/match/12', [404]],
  ['POST', '/api/match/join-match/12', [404]],
  ['GET', '/api/user/session/', [404]],
  ['POST', '/api/user/session', [405, 404]],
  ['DELETE', '/api/user/profile', [405, 404]],
  ['PATCH', '/api/match/12/', [405, 404]],
  ['GET', '/api/user/login', [405, 404]],
])('answers %s %s, which is no operation, with a problem document', async (method, path, statuses) => {
  for (const language of ['cs', 'en'])
    await reportLastCall(backend, async () => {
      const headers = { Authorization: authorization, 'Accept-Language': language };
      const answer = await backend.callPath(path, { method, headers });
      const location = answer.headers.get('location');
      expect(location, 'Location: the app follows no redirect, so answer 404 here').toBeNull();
      expect(statuses, 'the statuses of an address that is not in the contract').toContain(answer.status);
      expectNoFaults(await problemFaults(answer, language));
    });
});
