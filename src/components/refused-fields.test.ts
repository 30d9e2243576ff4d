import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import { createI18n } from '@/i18n/translate';
import { refusedFields } from './refused-fields';

const { LL } = createI18n('cs', cs);

const refusal = (...errors: [field: string, code: string][]) => ({
  kind: 'problem',
  errors: errors.map(([field, code]) => ({ field, code, message: `The backend on ${field}.` })),
});

it('words what the form shows, by the code, once for each field', () => {
  const failure = refusal(['name', 'required'], ['city_ids.3', 'unknown_city'], ['city_ids.4', 'invalid']);
  expect([...refusedFields(LL, failure, ['city_ids', 'name'])]).toEqual([
    ['name', LL.problems.fields.required()],
    ['city_ids', LL.problems.fields.unknown_city()],
  ]);
});

it('takes the words of the backend for a code that it does not know', () => {
  expect(refusedFields(LL, refusal(['name', 'too_odd']), ['name']).get('name')).toBe('The backend on name.');
});

it('prefers the words that the form has for a field', () => {
  const own = (field: string, code: string) => (code === 'taken' ? `Own words on ${field}.` : undefined);
  const failure = refusal(['name', 'taken'], ['email', 'required']);
  expect([...refusedFields(LL, failure, ['name', 'email'], own).values()]).toEqual([
    'Own words on name.',
    LL.problems.fields.required(),
  ]);
});

it('knows of nothing where the failure names no field of the form', () => {
  expect(refusedFields(LL, null, ['name']).size).toBe(0);
  expect(refusedFields(LL, { kind: 'offline' }, ['name']).size).toBe(0);
  expect(refusedFields(LL, refusal(['language', 'invalid']), ['name']).size).toBe(0);
});
