import type { Answers } from '@/generated/answers';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import type { Locale } from '@/lib/locale';
import type { RouteName } from '@/routing/table';
import type { DemoUsername } from '@mocks/db/accounts/demo-accounts';
import type { FieldIssue } from '@mocks/db/refusal';
import type { MatchRow, State as BackendState } from '@mocks/db/state';

export type OperationId = keyof Answers;

/** A status that the contract documents for the operation. */
export type StatusOf<Id extends OperationId> = keyof Answers[Id] & number;

/** A documented answer of any operation, such as `joinMatch 409`. */
export type Outcome = { [Id in OperationId]: `${Id} ${StatusOf<Id>}` }[OperationId];

type CodeOf<Body> = Body extends { code: infer Code extends string } ? Code : never;

/** An answer with more than its status. */
type Details<Id extends OperationId> = {
  [Status in StatusOf<Id>]: {
    status: Status;
    /** The problem's code; by default the contract's first for the status. */
    code?: CodeOf<Answers[Id][Status]>;
    /** The problem's faulty fields. */
    fields?: FieldIssue[];
    /** Changes the embedded backend's body. */
    body?: (body: Answers[Id][Status]) => Answers[Id][Status];
  };
}[StatusOf<Id>];

/** No answer yet, a broken connection, or the page of another server, such as that of a Wi-Fi. */
export type Fault = 'pending' | 'broken' | 'foreign';

/**
 * How operations answer, by operationId. A success is the embedded backend's own answer, a refusal a problem document. The
 * state fails when the page does not request one of them.
 */
export type GivenAnswers = { [Id in OperationId]?: StatusOf<Id> | Details<Id> | Fault };

/** The embedded backend of a state, for functions that read or change it. */
export interface BackendContext {
  readonly state: BackendState;
  /** Milliseconds since 1970, for backend and browser. */
  readonly now: number;
  /** The match of the state; throws when it names none. */
  readonly match: MatchRow;
  /** The query of the link in the newest mail of a kind. */
  readonly mail: (kind: 'verify_email' | 'reset_password' | 'confirm_participation') => string;
}

/** The values from which the texts of a state are made. */
export interface TextContext {
  LL: TranslationFunctions;
  locale: Locale;
  /** The title of the state's match. */
  title: string;
}

type Text = (context: TextContext) => string;

type PressRole = 'button' | 'link' | 'menuitem' | 'checkbox';

/** An action of a person on an element, found by role, label or accessible name; or an event from outside the page. */
export type Step =
  | { press: PressRole; name: Text; /** Within the dialog that is open. */ inDialog?: boolean }
  | { type: string; into: Text }
  | { clear: Text }
  | { focus: PressRole | 'slider'; name: Text }
  /** Types the one-time code of the newest mail into a field. */
  | { code: Text }
  /** Chooses a picture, or a file that only has the name of one. */
  | { file: 'photo' | 'no picture' }
  /** Waits until the page shows the text. */
  | { until: Text }
  | { offline: boolean }
  /** How operations answer from now on. */
  | { answers: GivenAnswers }
  /** Changes the embedded backend while the page is open. */
  | { meanwhile: (world: BackendContext) => void }
  /** Opens the link of the newest mail of a kind. */
  | { openMail: 'reset_password' }
  /** The person returns to the window after a while, and the app refetches stale data. */
  | { comeBack: true };

/** Picks the match of a state; undefined when there is none. */
export type PickMatch = (state: BackendState, now: number) => MatchRow | undefined;

export interface StateLocation {
  /** A route, or an address that no route has. */
  to: RouteName | 'nowhere';
  params?: Record<string, string>;
  query?: Record<string, string>;
  hash?: string;
}

/** One screen in one situation. */
export interface State {
  /** The unique name in the gallery, on the command line and on the sheet. */
  name: string;
  /** The screen; the parameter `id` comes from `match`. */
  at: StateLocation;
  /** The person who is signed in, if any. */
  as?: DemoUsername;
  match?: PickMatch;
  answers?: GivenAnswers;
  /** Changes the embedded backend before the page opens. */
  prepare?: (world: BackendContext) => void;
  /** The query of the link that opens the page. */
  link?: (world: BackendContext) => string;
  steps?: readonly Step[];
  /** A text that the page shows once the state is reached. */
  shows: Text;
  /**
   * Whether every `npm test` checks it: a screen in both languages, on a phone, a desktop and with large text; a state on a phone;
   * 'large text' also with that. `npm run test:long` checks all states in all ways.
   */
  quick?: 'screen' | 'state' | 'large text';
  /** The selector of the only part that axe checks, when another state of the screen covers the rest. */
  part?: string;
}

/** The parts of a state besides its name and text. */
export type StateOptions = Partial<Omit<State, 'name' | 'shows'>>;

export const createState = (
  name: string,
  at: StateLocation,
  shows: Text,
  options: StateOptions = {},
): State => ({ name, at, shows, ...options });

/** The states of one screen, under its heading in the gallery. */
export interface Group {
  screen: string;
  states: readonly State[];
}
