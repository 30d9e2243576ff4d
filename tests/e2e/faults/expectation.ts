import { bodyOf, operationOf } from '../../../scripts/contract/document.ts';
import { codeOf, detailOf, type FaultName, refusals, retryAfter } from './faults';
import type { Row } from './row';
import type { Scene } from './scene';

/** What the person must see after a fault, and what must have been sent until then. */
export interface Expectation {
  /** In the language of the screen. */
  says: string;
  /** The button to try again, where there must be one. */
  again: string | null;
  /** Whether the person is led to login. */
  endsSession: boolean;
  /** How many calls there may have been; at least one. */
  most: number;
}

/** Whether the operation answers with a body, so that a client sees that an empty or another one is wrong. */
const hasAnswer = (operation: string): boolean =>
  Object.entries(operationOf(operation).responses).some(
    ([status, response]) => Number(status) < 300 && bodyOf(response) !== undefined,
  );

/** The words for a fault by itself: the app's own for each code. */
function reasonOf(row: Row, fault: FaultName, { LL, locale }: Scene): string {
  const { problems } = LL;
  switch (fault) {
    case 'connection reset':
      return problems.unreachable();
    case 'never answers':
      return problems.timeout();
    case 'empty 200':
    case 'HTML 200':
    case 'broken JSON':
    case 'wrong shape':
      return problems.malformed();
    case '429':
      return row.counts ? problems.counted() : problems.retryAfter({ seconds: retryAfter });
    default: {
      const code = codeOf(row.operation, fault);
      return Object.keys(problems.codes).includes(code)
        ? problems.codes[code as keyof typeof problems.codes]()
        : detailOf(fault, locale);
    }
  }
}

/** Whether a success without a body cannot be told from such an answer. */
const isSuccess = (row: Row, fault: FaultName): boolean =>
  !hasAnswer(row.operation) && (fault === 'empty 200' || fault === 'wrong shape');

/** Derived from the kind of the operation and the fault; a row adds only where and how it is said. */
export function expectationOf(row: Row, fault: FaultName, scene: Scene): Expectation {
  const { LL } = scene;
  const most = row.most ?? (row.kind === 'read' ? 3 : 1);
  if (fault === '401' && !row.endsNoSession) {
    return { says: LL.login.title(), again: null, endsSession: true, most };
  }
  const plain = { again: null, endsSession: false, most };
  if (row.kind === 'quiet' || isSuccess(row, fault)) return { ...plain, says: row.done?.(LL, scene) ?? '' };
  const own = row.instead?.[fault];
  if (own) return { ...plain, says: own(LL, scene) };
  const reason = reasonOf(row, fault, scene);
  const again =
    fault === '429' && row.counts ? null : ((row.againAfter?.[fault] ?? row.again)?.(LL, scene) ?? null);
  // Whether a message arrived is looked up, not guessed.
  const isLookedUp = row.operation === 'sendChatMessage' && !refusals.has(fault);
  const says = isLookedUp ? LL.chat.sending.retried() : (row.says?.(LL, reason, scene) ?? reason);
  return { ...plain, says, again };
}
