import type { MatchKind } from '../../tests/answers/match-kinds';
import type { GivenAnswers, OperationId, State, Step, TextContext } from '../state';

/**
 * How a call fails: with a status of the backend's or of a proxy's in front of it, without an answer, too late, with an answer that is
 * none of the contract.
 */
export type Failure = `${number}` | `proxy ${number}` | 'unreachable' | 'timeout' | 'malformed';

type Text = State['shows'];

/** What a person does, nothing that happens meanwhile. */
export type UserAction = Extract<
  Step,
  | { press: unknown }
  | { into: unknown }
  | { clear: unknown }
  | { choose: unknown }
  | { file: unknown }
  | { focus: unknown }
  | { until: unknown }
>;

/**
 * How the app comes to call an operation, and where it says that the call has failed: the one place for it. The gallery's
 * refusals and the fault matrix of the browser tests are made from it.
 */
export interface CallScenario extends Pick<State, 'at' | 'as'> {
  /** Of the contract; the name in the table unless given. */
  operation?: OperationId;
  /** Of the two that it may have. */
  body?: 'application/json' | 'multipart/form-data';
  /**
   * `read`: tried three times at most, and again by a press; `write`: sent once, by a press; `quiet`: done by the app itself,
   * which says nothing and does it again later.
   */
  kind: 'read' | 'write' | 'quiet';
  match?: MatchKind;
  /** The query of a mail's link. */
  link?: string;
  /** What alex writes into the chat before the page is opened. */
  unreadMessage?: string;
  /** How other operations answer meanwhile. */
  otherAnswers?: GivenAnswers;
  /** What calls it. */
  steps?: readonly UserAction[];
  /** The session's access token has expired. */
  hasExpiredToken?: boolean;
  /** Without its answer the app does not get as far as its first screen. */
  blocksStart?: boolean;
  /** A form: what is wrong with it is said in general. */
  isForm?: boolean;
  /** Its button counts the seconds that a 429 or a 503 names. */
  countsDown?: boolean;
  /** How the reason is said; by itself when this is not given. */
  message?: (told: TextContext, reason: string) => string;
  /** Words of its own after some failures, after which there is no way to try again. */
  ownMessages?: Partial<Record<Failure, Text>>;
  /** The same for every failure that does not tell whether it was done. */
  uncertainMessage?: Text;
  /** Of a `quiet` one: what shows that the screen is as it was; of an operation without an answer: that it was done. */
  doneText?: Text;
  /** The button to try again; none where what failed is not needed. */
  retryButton?: Text;
  /** Another button in its place after some failures. */
  retryButtonAfter?: Partial<Record<Failure, Text>>;
  /** Asks whether to leave, which is answered with the button of that name. */
  leaveButton?: Text;
  /** Milliseconds after which the call is given up; 15 s otherwise. */
  timeoutMs?: number;
  /**
   * A 401 does not lead to login: the call opts out, has no session, or is that of a page that was opened by the link of an
   * e-mail.
   */
  keepsSession?: boolean;
  /** How often it may be called at most; 3 times a read, once a write. */
  maxCalls?: number;
  /** It takes so many milliseconds of the browser's clock until the app calls it. */
  delayMs?: number;
}

/** What a screen of Jana's shows: where it cannot be had, it can be asked for again. */
export const readCall = (at: CallScenario['at'], more?: Partial<CallScenario>): CallScenario => ({
  kind: 'read',
  as: 'jana',
  at,
  countsDown: true,
  retryButton: ({ LL }) => LL.common.actions.retry(),
  ...more,
});

/** What a form for guests sends, which has no session to end: its button, pressed after the other steps, sends it again. */
export const formCall = (
  to: CallScenario['at']['to'],
  button: Text,
  steps: readonly UserAction[],
  more?: Partial<CallScenario>,
): CallScenario => ({
  kind: 'write',
  at: { to },
  steps: [...steps, { press: 'button', name: button }],
  isForm: true,
  countsDown: true,
  keepsSession: true,
  retryButton: button,
  ...more,
});
