import type { OperationId } from '../state';
import { accountCalls } from './account';
import { matchCalls } from './match';
import type { CallScenario } from './scenario';
import { userCalls } from './user';

const table = { ...matchCalls, ...accountCalls, ...userCalls };

/** The name of a call: that of its operation but for the picture, which `updateProfile` takes too. */
export type CallName = keyof typeof table;

/** How each operation of the contract is reached; tests/fault-matrix.test.ts holds it complete. */
export const calls: Readonly<Record<CallName, CallScenario>> = table;

/** The operation of a call. */
export const operationOfCall = (call: CallName): OperationId =>
  calls[call].operation ?? (call as OperationId);

/** A call, with how it is reached. */
export type CallRow = CallScenario & { operation: OperationId };

export const callRows: readonly CallRow[] = (Object.keys(calls) as CallName[]).map((call) => ({
  ...calls[call],
  operation: operationOfCall(call),
}));
