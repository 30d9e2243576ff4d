import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import { createI18n } from '@/i18n/translate';
import { fieldErrorText, refused } from './field-words';

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
  const error = { type: refused, types: { [code]: 'The backend on it.' } };
  expect(fieldErrorText(LL, words, error, '')).toBe(text);
});
