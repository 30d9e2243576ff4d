import type { OperationId } from '../state';
import { accountReach } from './account';
import { matchReach } from './match';
import type { Reach } from './reach';
import { userReach } from './user';

const table = { ...matchReach, ...accountReach, ...userReach };

/** The name of a call: that of its operation but for the picture, which `updateProfile` takes too. */
export type CallName = keyof typeof table;

/** How each operation of the contract is reached; tests/fault-matrix.test.ts holds it complete. */
export const reached: Readonly<Record<CallName, Reach>> = table;

/** The operation of a call. */
export const operationNamed = (call: CallName): OperationId =>
  reached[call].operation ?? (call as OperationId);

/** A call, with how it is reached. */
export type Row = Reach & { operation: OperationId };

export const rows: readonly Row[] = (Object.keys(reached) as CallName[]).map((call) => ({
  ...reached[call],
  operation: operationNamed(call),
}));
