import { accountRows } from './rows-account';
import { matchRows } from './rows-match';
import type { Row } from './row';
import { userRows } from './rows-user';

/** Every operation of the contract, with the screen that calls it; tests/fault-matrix.test.ts holds it complete. */
export const rows: readonly Row[] = [...matchRows, ...accountRows, ...userRows];

/** The name of a row: of the operation, and of its body where there are two. */
export const nameOf = ({ operation, body }: Row): string =>
  body ? `${operation} (${body === 'application/json' ? 'fields' : 'picture'})` : operation;
