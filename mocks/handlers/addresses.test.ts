import { expect, it } from 'vitest';
import { createTestCalls } from './calls.harness.ts';

const { get } = createTestCalls();

it.each(['12%2F..%2F13', '%2e%2e%2f', '1.0', '0x10', '012', '-1', '+1', ' 1', '1e3', '٣', 'null'])(
  'refuses the match id %s',
  async (id) => {
    const { status, body } = await get(`/api/match/${encodeURIComponent(id)}/`, { as: 'jana' });
    expect({ status, code: body.code, field: body.errors[0].field }).toEqual({
      status: 400,
      code: 'validation_failed',
      field: 'id',
    });
  },
);

it('refuses a query parameter that occurs twice', async () => {
  const { body } = await get('/api/match/confirm/?pid=1&pid=2&token=x');
  expect(body.errors).toMatchObject([{ field: 'pid', code: 'invalid' }]);
});
