import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRetryAfter, toRefusal } from './response';
import { isProblem, isUnauthorized, MalformedResponseError } from './problem';

const refusal = (body: unknown, retryAfter: number | null = null) =>
  toRefusal('GET /api/x', 401, body, retryAfter);

describe('a problem document', () => {
  it('needs nothing but a code', () => {
    expect(refusal({ code: 'token_expired' })).toMatchObject({
      code: 'token_expired',
      title: '',
      detail: null,
      errors: [],
      retryAfter: null,
    });
  });

  it('may hold unknown and odd fields', () => {
    const body = {
      code: 'x',
      title: 1,
      detail: {},
      errors: [null, 1, { field: 'a' }, { code: 'b' }],
      retry_after: '9',
    };
    expect(refusal(body, 4)).toMatchObject({
      errors: [{ field: 'a', code: 'invalid', message: '' }],
      retryAfter: 4,
    });
  });

  it('prefers the waiting time of the body', () => {
    expect(refusal({ code: 'x', retry_after: 42 }, 4)).toMatchObject({ retryAfter: 42 });
  });

  it('is recognised by its code', () => {
    expect(isProblem(refusal({ code: 'x' }))).toBe(true);
    expect(isProblem(refusal({ code: 'x' }), 'x')).toBe(true);
    expect(isProblem(refusal({ code: 'x' }), 'y')).toBe(false);
    expect(isProblem(new Error('x'))).toBe(false);
  });
});

it('keeps the status whatever the body is, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      const error = refusal(body);
      expect(isUnauthorized(error)).toBe(true);
      expect(isProblem(error) || error instanceof MalformedResponseError).toBe(true);
    }),
  );
});

it.each([
  [null, null],
  ['7', 7],
  ['Sat, 21 Nov 2026 09:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
  ['soon', null],
])('reads Retry-After %j as %j seconds', (header, seconds) => {
  expect(parseRetryAfter(header, Date.UTC(2026, 10, 21, 9))).toBe(seconds);
});
