import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { setTransport } from '@/api/http';
import { type ApiError, isProblem, isUnauthorized, MalformedResponseError } from '@/api/problem';
import { jsonResponse } from '@/api/testing/answers.fixture';
import { decorative as decorativeFields } from '@/generated/decorative';
import { examples } from '@/generated/examples';
import { getMatch } from '@/generated/match/match';
import { parseRetryAfter, toProblemError } from './response';
import { createTransport } from './transport';

const createError = (body: unknown, retryAfter: number | null = null) =>
  toProblemError('GET /api/x', 401, body, retryAfter);

it('reads a problem document with unknown and invalid fields', () => {
  const errors = [null, 1, { field: 'a' }, { code: 'b' }];
  expect(createError({ code: 'x', detail: {}, errors, retry_after: '9' }, 4)).toMatchObject({
    errors: [{ field: 'a', code: '', message: '' }],
    retryAfter: 4,
  });
});

it('keeps the status whatever the body is, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      const error = createError(body);
      expect(isUnauthorized(error) && isProblem(error)).toBe(true);
    }),
  );
});

it('reads a body that is very deep or long', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(5000)}1${']'.repeat(5000)}`);
  const long = Array.from({ length: 200_000 }, () => ({ field: 'a', message: 'b' }));
  expect(createError({ errors: deep }).errors).toEqual([]);
  expect(createError({ errors: long }).errors).toHaveLength(50);
});

it.each([
  [null, null],
  ['7', 7],
  ['0', null],
  ['Sat, 21 Nov 2026 09:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 08:00:00 GMT', null],
  ['soon', null],
])('reads Retry-After %j as %j seconds', (header, seconds) => {
  expect(parseRetryAfter(header, Date.UTC(2026, 10, 21, 9))).toBe(seconds);
});

type Body = Record<string, unknown>;

const match = examples.getMatch.open;
const invalidPicture = { profile_picture: 'not an address' };

/** Answers each call with that body; returns the spy of reports. */
function answerWith(body: unknown) {
  const report = vi.fn<(error: ApiError) => void>();
  const fetch = async () => jsonResponse(body);
  setTransport(createTransport({ origin: '', getLocale: () => 'en', decorativeFields, report, fetch }));
  return report;
}

const listValues = (value: unknown, path: string[] = []): { path: string[]; value: unknown }[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => listValues(child, [...path, key]))
    : [{ path, value }];

function replaceValue(body: unknown, path: readonly string[], value: unknown): unknown {
  const copy = structuredClone(body) as Body;
  const parent = path.slice(0, -1).reduce((node, key) => node[key] as Body, copy);
  parent[path.at(-1)!] = value;
  return copy;
}

const rows = listValues(match).map(({ path, value }) => [path.join('.'), path, value] as const);

describe('an answer', () => {
  it.each(rows)('with an invalid %s is refused unless that field is decorative', async (_, path, value) => {
    const isText = typeof value === 'string';
    const report = answerWith(replaceValue(match, path, isText ? 'x'.repeat(3000) : {}));
    const answer = await getMatch(12).catch((error: unknown) => error);
    expect(answer instanceof MalformedResponseError).toBe(!decorativeFields.includes(path.at(-1)!));
    expect(report).toHaveBeenCalledOnce();
  });

  it('with invalid decorative fields is mended', async () => {
    const organizer = { ...match.organizer, display_name: '😀'.repeat(51), ...invalidPicture };
    const venue = { ...match.venue, name: '', latitude: 'north', longitude: 181 };
    answerWith({ ...match, title: 'x'.repeat(121), format: 5, organizer, venue });
    expect(await getMatch(12)).toMatchObject({
      title: `${'x'.repeat(119)}…`,
      format: null,
      organizer: { display_name: `${'😀'.repeat(49)}…`, profile_picture: null },
      venue: { name: '–', latitude: null, longitude: null },
    });
  });

  it('is reported once for each mended field of an operation, without its values', async () => {
    const body: Body = { ...match, organizer: { ...match.organizer, ...invalidPicture } };
    const report = answerWith(body);
    await getMatch(12);
    await getMatch(12);
    expect(report.mock.calls.map(([error]) => error.message)).toEqual([
      'GET /api/match/{id}/ answered 200 with decoration that is left out (organizer.profile_picture: invalid_format)',
    ]);
    body.title = '';
    await getMatch(12);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('with other invalid fields is refused', async () => {
    answerWith({ ...match, title: '', price: { amount: 1.5, currency: 'CZK' } });
    await expect(getMatch(12)).rejects.toThrow('an unexpected body (price: invalid_union)');
  });
});

it('counts a token that is refused with 403 as a 401', () => {
  const error = toProblemError('GET /api/x', 403, { code: 'token_not_valid', detail: 'x' }, null);
  expect(isUnauthorized(error)).toBe(true);
});

it('limits the texts of a backend, and names fields as the contract does', () => {
  const list = [{ field: 'cityIds[3]', defaultMessage: '😀'.repeat(400) }];
  const { errors } = createError({ errors: [...list, ...Array.from({ length: 99 }, () => list[0])] });
  expect(errors).toHaveLength(50);
  expect(errors[0]).toEqual({ field: 'city_ids.3', code: '', message: `${'😀'.repeat(299)}…` });
  expect(createError({ detail: 'x'.repeat(9999) }).detail).toHaveLength(300);
});
