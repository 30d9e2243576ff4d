import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import { createI18n } from '@/i18n/translate';
import { fieldErrorText, refusedType, refusedFields } from './field-errors';

const { LL } = createI18n('cs', cs);

const texts = {
  missing: () => 'missing',
  too_big: () => 'too long',
  wrong: () => 'wrong',
  taken: () => 'taken by somebody',
};

it.each([
  ['', 'too_small', 'missing'],
  ['x', 'too_big', 'too long'],
  ['x', 'too_small', 'wrong'],
  ['x', 'invalid_format', 'wrong'],
])('fieldErrorText returns the form’s own text for %j and %s', (value, type, text) => {
  expect(fieldErrorText(LL, texts, { type }, value)).toBe(text);
});

it.each([
  ['required', LL.problems.fields.required()],
  ['taken', 'taken by somebody'],
  ['too_odd', 'The backend on it.'],
])('fieldErrorText returns the text for a field that the backend refused as %s', (code, text) => {
  const error = { type: refusedType, types: { [code]: 'The backend on it.' } };
  expect(fieldErrorText(LL, texts, error, '')).toBe(text);
});

const createRefusal = (code: string, ...errors: [field: string, code: string][]) => ({
  kind: 'problem' as const,
  status: 400,
  code,
  detail: null,
  retryAfter: null,
  failedAt: 0,
  errors: errors.map(([field, reason]) => ({ field, code: reason, message: `The backend on ${field}.` })),
});

const getRefusedCodes = (...args: Parameters<typeof refusedFields<string>>) =>
  [...refusedFields(...args)].map(([field, { code }]) => [field, code]);

const takenFields = { username_taken: 'username', email_taken: 'email' };

it('refusedFields returns each field of the form once, in the order of the answer', () => {
  const failure = createRefusal(
    'validation_failed',
    ['name', 'required'],
    ['city_ids.3', 'unknown_city'],
    ['city_ids.4', 'invalid'],
  );
  expect(getRefusedCodes(failure, ['city_ids', 'name'])).toEqual([
    ['name', 'required'],
    ['city_ids', 'unknown_city'],
  ]);
});

it('refusedFields is empty when the failure names no field of the form', () => {
  expect(getRefusedCodes(null, ['name'])).toEqual([]);
  expect(getRefusedCodes({ kind: 'offline' }, ['name'])).toEqual([]);
  expect(getRefusedCodes(createRefusal('validation_failed', ['language', 'invalid']), ['name'])).toEqual([]);
});

const takenUsername = ['username', 'taken'] as const;
const takenEmail = ['email', 'taken'] as const;

it.each([
  ['email_taken', [], [takenEmail]],
  ['email_taken', [takenEmail], [takenEmail]],
  ['username_taken', [takenUsername, takenEmail], [takenUsername, takenEmail]],
] as const)('refusedFields maps the code %s to its field, with the errors %j', (code, errors, expected) => {
  const failure = createRefusal(code, ...errors.map(([field, reason]): [string, string] => [field, reason]));
  expect(getRefusedCodes(failure, ['username', 'email'], takenFields)).toEqual(expected);
});
