import type { Locale } from '@/lib/locale';
import type { Row } from './answer.ts';
import { chatRows } from './chat.ts';
import { matchRows } from './match.ts';
import { recoveryRows } from './recovery.ts';
import { refusals } from './refusals.ts';
import { registrationRows } from './registration.ts';
import { signInRows } from './sign-in.ts';
import { userRows } from './user.ts';

const ownRows: readonly Row[] = [
  ...matchRows,
  ...chatRows,
  ...signInRows,
  ...registrationRows,
  ...recoveryRows,
  ...userRows,
];

/** Every answer of every operation. */
export const answers: readonly Row[] = [...ownRows, ...refusals(ownRows)];

/** Those that any backend must give: the interactions of the pacts. */
export const rows: readonly Row[] = answers.filter(({ here }) => here === undefined);

/** The languages that a row is tried in: the first row of each operation in both. */
export const localesOf = (row: Row): Locale[] =>
  rows.find(({ operation }) => operation === row.operation) === row ? ['cs', 'en'] : ['cs'];
