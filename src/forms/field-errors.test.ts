import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import { createI18n } from '@/i18n/translate';
import { fieldErrorText, refusedType, refusedFields } from './field-errors';

const { LL } = createI18n('cs', cs);

const words = {
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
])('words of the form for %j and %s', (value, type, text) => {
  expect(fieldErrorText(LL, words, { type }, value)).toBe(text);
});

it.each([
  ['required', LL.problems.fields.required()],
  ['taken', 'taken by somebody'],
  // A code that the app does not know.
  ['too_odd', 'The backend on it.'],
])('words for what the backend refuses as %s', (code, text) => {
  const error = { type: refusedType, types: { [code]: 'The backend on it.' } };
  expect(fieldErrorText(LL, words, error, '')).toBe(text);
});

const refusal = (code: string, ...errors: [field: string, code: string][]) => ({
  kind: 'problem',
  code,
  errors: errors.map(([field, reason]) => ({ field, code: reason, message: `The backend on ${field}.` })),
});

const fieldsOf = (...args: Parameters<typeof refusedFields<string>>) =>
  [...refusedFields(...args)].map(([field, { code }]) => [field, code]);

const taken = { username_taken: 'username', email_taken: 'email' };

it('names what the form shows, once for each field, in the order of the answer', () => {
  const failure = refusal(
    'validation_failed',
    ['name', 'required'],
    ['city_ids.3', 'unknown_city'],
    ['city_ids.4', 'invalid'],
  );
  expect(fieldsOf(failure, ['city_ids', 'name'])).toEqual([
    ['name', 'required'],
    ['city_ids', 'unknown_city'],
  ]);
});

it('knows of nothing where the failure names no field of the form', () => {
  expect(fieldsOf(null, ['name'])).toEqual([]);
  expect(fieldsOf({ kind: 'offline' }, ['name'])).toEqual([]);
  expect(fieldsOf(refusal('validation_failed', ['language', 'invalid']), ['name'])).toEqual([]);
});

it.each([
  ['username_taken', [], [['username', 'taken']]],
  ['email_taken', [], [['email', 'taken']]],
  ['email_taken', [['email', 'taken']], [['email', 'taken']]],
  [
    'username_taken',
    [
      ['username', 'taken'],
      ['email', 'taken'],
    ],
    [
      ['username', 'taken'],
      ['email', 'taken'],
    ],
  ],
  ['internal_error', [], []],
] as const)('%s is about its field, named in the answer or not: %j', (code, errors, marked) => {
  const failure = refusal(code, ...errors.map(([field, reason]): [string, string] => [field, reason]));
  expect(fieldsOf(failure, ['username', 'email'], taken)).toEqual(marked);
});
