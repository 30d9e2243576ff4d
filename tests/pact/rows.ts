import type { Locale } from '@/lib/locale';
import type { Row } from './row.ts';
import { chatRows } from './rows/chat.ts';
import { rowsEverywhere } from './rows/everywhere.ts';
import { matchRows } from './rows/match.ts';
import { recoveryRows } from './rows/recovery.ts';
import { registrationRows } from './rows/registration.ts';
import { signInRows } from './rows/sign-in.ts';
import { userRows } from './rows/user.ts';

const ownRows: readonly Row[] = [
  ...matchRows,
  ...chatRows,
  ...signInRows,
  ...registrationRows,
  ...recoveryRows,
  ...userRows,
];

/** Every interaction. */
export const rows: readonly Row[] = [...ownRows, ...rowsEverywhere(ownRows)];

/** The languages that a row is tried in: the first row of each operation in both. */
export const localesOf = (row: Row): Locale[] =>
  rows.find(({ operation }) => operation === row.operation) === row ? ['cs', 'en'] : ['cs'];
