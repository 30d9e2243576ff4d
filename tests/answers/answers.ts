import type { Locale } from '@/lib/locale';
import type { Row } from './answer.ts';
import { chatRows } from './rows/chat.ts';
import { matchRows } from './rows/match.ts';
import { recoveryRows } from './rows/recovery.ts';
import { refusalsOf } from './rows/refusals.ts';
import { registrationRows } from './rows/registration.ts';
import { signInRows } from './rows/sign-in.ts';
import { userRows } from './rows/user.ts';

const handWrittenRows: readonly Row[] = [
  ...matchRows,
  ...chatRows,
  ...signInRows,
  ...registrationRows,
  ...recoveryRows,
  ...userRows,
];

export const answerRows: readonly Row[] = [...handWrittenRows, ...refusalsOf(handWrittenRows)];

export const pactRows: readonly Row[] = answerRows.filter((row) => row.contractTestParts === undefined);

/** The languages that a row is sent in: both for the first row of each operation, else Czech. */
export const localesFor = (row: Row): Locale[] =>
  pactRows.find(({ operation }) => operation === row.operation) === row ? ['cs', 'en'] : ['cs'];
