import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import { createI18n } from '@/i18n/translate';
import { registrationRefused } from './field-errors';

const { LL } = createI18n('cs', cs);

const taken = { username: LL.problems.codes.username_taken(), email: LL.problems.codes.email_taken() };

const aTaken = (field: string) => ({ field, code: 'taken', message: '' });

it.each([
  ['username_taken', [], [['username', taken.username]]],
  ['email_taken', [], [['email', taken.email]]],
  ['email_taken', [aTaken('email')], [['email', taken.email]]],
  ['username_taken', [aTaken('username'), aTaken('email')], Object.entries(taken)],
  ['internal_error', [], []],
])('%s marks the field that it is about, named in the answer or not: %j', (code, errors, marked) => {
  expect([...registrationRefused(LL, { kind: 'problem', code, errors })]).toEqual(marked);
});
