import { expect, it } from 'vitest';
import { createTestCalls } from './calls.harness.ts';

const { send, get } = createTestCalls();

it.each([
  ['GET', '/api/match/12'],
  ['GET', '/api/match/get-upcoming-matches'],
  ['POST', '/api/user/login/'],
  ['GET', '/x/api/user/cities'],
  ['GET', '/api/match//'],
  ['GET', '/api/match/12/chat/'],
  ['GET', '/api/match/12/13/'],
  ['GET', '/API/user/cities'],
  ['DELETE', '/api/user/cities'],
])('%s %s is no address of the contract', async (method, path) => {
  expect(await send(method, path)).toBeUndefined();
});

it.each(['12%2F..%2F13', '%2e%2e%2f', '1.0', '0x10', '012', '-1', '+1', ' 1', '1e3', '٣', 'null'])(
  'takes no match id such as %s',
  async (id) => {
    const { status, body } = await get(`/api/match/${encodeURIComponent(id)}/`, { as: 'jana' });
    expect({ status, code: body.code, field: body.errors[0].field }).toEqual({
      status: 400,
      code: 'validation_failed',
      field: 'id',
    });
  },
);

it('takes no value that stands twice in a query', async () => {
  const { body } = await get('/api/match/confirm/?pid=1&pid=2&token=x');
  expect(body.errors).toMatchObject([{ field: 'pid', code: 'invalid' }]);
});
