import { bodyOf, operationOf } from '../../../scripts/contract/document.ts';
import type { Failure } from '../../../gallery/reach/reach';
import { insteadOf, reasonOf, saidOf } from '../../../gallery/reach/said';
import type { Told } from '../../../gallery/state';
import { codeOf, detailOf, type FaultName } from './faults';
import type { Row } from './rows';

/** What the person must see after a fault, and what must have been sent until then. */
export interface Expectation {
  /** In the language of the screen. */
  says: string;
  /** The button to try again, where there must be one. */
  again: string | null;
  /** Whether the person is led to login. */
  endsSession: boolean;
  /** The answer to whether to leave, where that is asked. */
  leaves: string | null;
  /** How many calls there may have been; at least one. */
  most: number;
}

/** Whether the operation answers with a body, so that a client sees that an empty or another one is wrong. */
const hasAnswer = (operation: string): boolean =>
  Object.entries(operationOf(operation).responses).some(
    ([status, response]) => Number(status) < 300 && bodyOf(response) !== undefined,
  );

/** How the call fails in the client's eyes. */
function failureOf(fault: FaultName): Failure {
  switch (fault) {
    case 'connection reset':
      return 'unreachable';
    case 'never answers':
      return 'timeout';
    case 'empty 200':
    case 'HTML 200':
    case 'broken JSON':
    case 'wrong shape':
      return 'malformed';
    default:
      return fault;
  }
}

/** Whether a success without a body cannot be told from such an answer. */
const isSuccess = (row: Row, fault: FaultName): boolean =>
  !hasAnswer(row.operation) && (fault === 'empty 200' || fault === 'wrong shape');

/** Derived from the kind of the operation and the fault; the table adds only where and how it is said. */
export function expectationOf(row: Row, fault: FaultName, told: Told): Expectation {
  const { LL, locale } = told;
  // After the 401 of a proxy another token is tried, once.
  const most = row.most ?? (row.kind === 'read' ? 3 : fault === 'proxy 401' ? 2 : 1);
  if ((fault === '401' || fault === 'proxy 401') && !row.endsNoSession) {
    return { says: LL.login.title(), again: null, endsSession: true, leaves: null, most };
  }
  const failure = failureOf(fault);
  // With another button in the place of the usual one nothing is kept that could be lost.
  const leaves = row.againAfter?.[failure] ? null : (row.leaves?.(told) ?? null);
  const plain = { again: null, endsSession: false, leaves, most };
  if (row.kind === 'quiet' || isSuccess(row, fault)) return { ...plain, says: row.done?.(told) ?? '' };
  const reason = reasonOf(row, failure, codeOf(row.operation, fault), told) ?? detailOf(fault, locale);
  const says = saidOf(row, failure, reason, told);
  if (insteadOf(row, failure)) return { ...plain, says };
  const again =
    /(429|proxy 503)$/.test(fault) && row.isForm
      ? null
      : ((row.againAfter?.[failure] ?? row.again)?.(told) ?? null);
  return { ...plain, says, again };
}
