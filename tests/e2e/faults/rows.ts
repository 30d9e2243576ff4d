import type { Reach } from '../../../gallery/reach/reach';
import type { OperationId } from '../../../gallery/state';
import { type CallName, operationNamed, reached } from '../../../gallery/reach/table';

/** A call, with how it is reached. */
export interface Row extends Reach {
  operation: OperationId;
}

/** Every operation of the contract, with the screen that calls it; tests/fault-matrix.test.ts holds it complete. */
export const rows: readonly Row[] = (Object.keys(reached) as CallName[]).map((call) => ({
  ...reached[call],
  operation: operationNamed(call),
}));

/** The name of a row: of the operation, and of its body where there are two. */
export const nameOf = ({ operation, body }: Row): string =>
  body ? `${operation} (${body === 'application/json' ? 'fields' : 'picture'})` : operation;
