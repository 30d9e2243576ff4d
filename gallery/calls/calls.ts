import type { OperationId } from '../state';
import { accountCalls } from './account';
import { matchCalls } from './match';
import type { CallScenario } from './scenario';
import { userCalls } from './user';

const table = { ...matchCalls, ...accountCalls, ...userCalls };

/** The name of a call: its operationId, or `updatePicture`, which also calls `updateProfile`. */
export type CallName = keyof typeof table;

/** The scenario of each call; tests/fault-matrix.test.ts checks that no operation is missing. */
export const calls: Readonly<Record<CallName, CallScenario>> = table;

export const operationOfCall = (call: CallName): OperationId =>
  calls[call].operation ?? (call as OperationId);

export type CallRow = CallScenario & { operation: OperationId };

export const callRows: readonly CallRow[] = (Object.keys(calls) as CallName[]).map((call) => ({
  ...calls[call],
  operation: operationOfCall(call),
}));
