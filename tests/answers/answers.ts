import type { Locale } from '@/lib/locale';
import type { Row } from './answer.ts';
import { chatRows } from './chat.ts';
import { matchRows } from './match.ts';
import { recoveryRows } from './recovery.ts';
import { refusals } from './refusals.ts';
import { registrationRows } from './registration.ts';
import { signInRows } from './sign-in.ts';
import { userRows } from './user.ts';

const subjectRows: readonly Row[] = [
  ...matchRows,
  ...chatRows,
  ...signInRows,
  ...registrationRows,
  ...recoveryRows,
  ...userRows,
];

/** Every answer of every operation. */
export const answers: readonly Row[] = [...subjectRows, ...refusals(subjectRows)];

/** The rows that are interactions of the pacts. */
export const pactRows: readonly Row[] = answers.filter(({ contractOnly }) => contractOnly === undefined);

/** The languages that a row is sent in: both for the first row of each operation, else Czech. */
export const localesFor = (row: Row): Locale[] =>
  pactRows.find(({ operation }) => operation === row.operation) === row ? ['cs', 'en'] : ['cs'];
