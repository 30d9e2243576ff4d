import type { MatchKind } from '../../tests/answers/match-kinds';
import type { GivenAnswers, OperationId, State, Step, TextContext } from '../state';

/** How a call fails: by a status of the backend or a proxy, no connection, no answer in time, or an answer that breaks the contract. */
export type Failure = `${number}` | `proxy ${number}` | 'unreachable' | 'timeout' | 'malformed';

type Text = State['shows'];

export type UserAction = Extract<
  Step,
  | { press: unknown }
  | { into: unknown }
  | { clear: unknown }
  | { file: unknown }
  | { focus: unknown }
  | { until: unknown }
>;

/**
 * How a person makes the app call an operation, and how the app shows that the call failed. The gallery's refusals and the
 * browser tests' fault matrix use it.
 */
export interface CallScenario extends Pick<State, 'at' | 'as'> {
  /** The operation, if it is not the scenario's name. */
  operation?: OperationId;
  /** The media type of the request, if the operation accepts two. */
  body?: 'application/json' | 'multipart/form-data';
  /**
   * `read`: sent up to three times, and again on a press; `write`: sent once, on a press; `quiet`: sent by the app itself, which
   * shows no error and retries later.
   */
  kind: 'read' | 'write' | 'quiet';
  match?: MatchKind;
  /** The query of the e-mailed link that opens the page. */
  link?: string;
  /** A message that alex writes into the chat before the page opens. */
  unreadMessage?: string;
  otherAnswers?: GivenAnswers;
  /** The actions that cause the call; without them opening the page does. */
  steps?: readonly UserAction[];
  hasExpiredToken?: boolean;
  /** Whether the app cannot show its first screen without the answer. */
  blocksStart?: boolean;
  /** Whether the call submits a form, which shows one general message for faulty fields. */
  isForm?: boolean;
  /** Whether the retry button counts down the `Retry-After` of a 429 or 503. */
  countsDown?: boolean;
  /** The message around a failure's reason; the reason alone by default. */
  message?: (context: TextContext, reason: string) => string;
  /** Messages that replace the reason after some failures, which cannot be retried. */
  ownMessages?: Partial<Record<Failure, Text>>;
  /** The message after failures that leave open whether the write happened. */
  uncertainMessage?: Text;
  /** The text after a successful write without body; for a `quiet` call the text that stays on the screen. */
  doneText?: Text;
  /** The name of the button to try again; undefined when the data are not needed. */
  retryButton?: Text;
  /** Names of buttons that replace the retry button after some failures. */
  retryButtonAfter?: Partial<Record<Failure, Text>>;
  /** The button in the dialog that asks before the page is left. */
  leaveButton?: Text;
  /** The timeout of the call; 15 s by default. */
  timeoutMs?: number;
  /** Whether a 401 does not end the session: the call needs no session, or an e-mailed link opened the page. */
  keepsSession?: boolean;
  /** The highest number of calls; by default 3 for a read, 1 for a write. */
  maxCalls?: number;
  /** Milliseconds of the browser's clock until the app makes the call. */
  delayMs?: number;
}

/** A read for a screen of jana, with a retry button. */
export const readCall = (at: CallScenario['at'], options?: Partial<CallScenario>): CallScenario => ({
  kind: 'read',
  as: 'jana',
  at,
  countsDown: true,
  retryButton: ({ LL }) => LL.common.actions.retry(),
  ...options,
});

/** A write by a form for guests; its submit button also retries. */
export const formCall = (
  to: CallScenario['at']['to'],
  button: Text,
  steps: readonly UserAction[],
  options?: Partial<CallScenario>,
): CallScenario => ({
  kind: 'write',
  at: { to },
  steps: [...steps, { press: 'button', name: button }],
  isForm: true,
  countsDown: true,
  keepsSession: true,
  retryButton: button,
  ...options,
});
