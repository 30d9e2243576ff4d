import type { Answers } from '@/generated/answers';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import type { Locale } from '@/lib/locale';
import type { RouteName } from '@/routing/table';
import type { DemoUsername } from '@mocks/db/demo-accounts';
import type { FieldIssue } from '@mocks/db/refusal';
import type { MatchRow, State as BackendState } from '@mocks/db/state';

/** An operation of the contract. */
export type OperationId = keyof Answers;

/** A status that the contract documents for the operation. */
export type StatusOf<Id extends OperationId> = keyof Answers[Id] & number;

/** A documented answer of any operation, such as `joinMatch 409`. */
export type Outcome = { [Id in OperationId]: `${Id} ${StatusOf<Id>}` }[OperationId];

type CodeOf<Body> = Body extends { code: infer Code extends string } ? Code : never;

/** An answer in detail, where the status alone does not say enough. */
type Details<Id extends OperationId> = {
  [Status in StatusOf<Id>]: {
    status: Status;
    /** Of a refusal; the first that the contract lists with that status unless given. */
    code?: CodeOf<Answers[Id][Status]>;
    /** The fields that a refusal names. */
    fields?: FieldIssue[];
    /** Seconds that a 429 asks to wait; those of the backend's faults unless given. */
    retryAfter?: number;
    /** What becomes of the embedded backend's body. */
    body?: (body: Answers[Id][Status]) => Answers[Id][Status];
  };
}[StatusOf<Id>];

/** No answer of the contract: none at all so far, a broken connection, somebody else's page. */
export type Fault = 'pending' | 'broken' | 'foreign';

/**
 * How operations answer, by operationId and status. A success is the embedded backend's own answer, a refusal a problem
 * document; both must really be asked for, or the state is not what it says.
 */
export type GivenAnswers = { [Id in OperationId]?: StatusOf<Id> | Details<Id> | Fault };

/** What a state can be about: the embedded backend before anybody has asked it for anything. */
export interface World {
  readonly state: BackendState;
  /** The clock of backend and browser alike. */
  readonly now: number;
  /** The match that the state is about, where it names one. */
  readonly match: MatchRow;
  /** The newest mail of that kind: its link's query. */
  readonly mail: (kind: 'verify_email' | 'reset_password' | 'confirm_participation') => string;
}

/** What words are made with: the dictionary of the language, and what the state is about. */
export interface Told {
  LL: TranslationFunctions;
  locale: Locale;
  /** The title of the state's match. */
  title: string;
}

/** A text of the page as the language has it. */
type Text = (told: Told) => string;

/** The roles that things to press have. */
type PressRole = 'button' | 'link' | 'menuitem' | 'checkbox' | 'option';

/** One thing that a person does, found by role or label and accessible name; or that happens meanwhile. */
export type Step =
  | { press: PressRole; name: Text; /** Within the dialog that is open. */ inDialog?: boolean }
  | { type: string; into: Text }
  | { clear: Text }
  | { choose: string; from: Text }
  | { focus: PressRole | 'slider'; name: Text }
  /** Types the code of the newest mail. */
  | { code: Text }
  | { key: string }
  /** A picture, or what only says that it is one, for the chooser of pictures. */
  | { file: 'photo' | 'no picture' }
  /** Waits until it can be read. */
  | { until: Text }
  | { offline: boolean }
  /** How operations answer from now on. */
  | { answers: GivenAnswers }
  /** What others do while the page is open: changes the embedded backend's state. */
  | { meanwhile: (world: World) => void }
  /** Opens the link of the newest mail of that kind, as from another program. */
  | { openMail: 'reset_password' }
  /** The window is looked at again, and what may be old is asked for anew. */
  | { comeBack: true };

/** Picks the match that a state is about. */
export type PickMatch = (state: BackendState, now: number) => MatchRow | undefined;

/** Where a state is looked at. */
export interface Place {
  /** A row of the route table, or an address that is none of it. */
  to: RouteName | 'nowhere';
  params?: Record<string, string>;
  query?: Record<string, string>;
  hash?: string;
}

/** A state that a person can meet. */
export interface State {
  /** What it is called in the gallery, on the command line and on its sheet; unique. */
  name: string;
  /** Where; `id` of a match's screen comes from `match`. */
  at: Place;
  /** Who is signed in; nobody unless given. */
  as?: DemoUsername;
  match?: PickMatch;
  answers?: GivenAnswers;
  /** Changes the embedded backend's state beforehand. */
  prepare?: (world: World) => void;
  /** The link of a mail that was opened: its query follows the address. */
  link?: (world: World) => string;
  steps?: readonly Step[];
  /** What can be read once the state is there. */
  shows: Text;
  /**
   * Has it looked at by every `npm test`: a screen as it comes in both languages, on a phone and a desktop, any other state on a
   * phone. A screen is looked at with large text too, and so is a state that large text once was too much for. All of them
   * everywhere is for `npm run test:long`.
   */
  quick?: 'screen' | 'state' | 'large text';
  /** What alone differs from another state of that screen, as a selector: of the rest axe is asked there. */
  part?: string;
}

/** A state's own besides what its screen or its call says of it. */
export type Own = Partial<Omit<State, 'name' | 'shows'>>;

/** The state of a place. */
export const stateAt = (name: string, at: Place, shows: Text, own: Own = {}): State => ({
  name,
  at,
  shows,
  ...own,
});

/** The states of one screen, under its heading of the gallery. */
export interface Group {
  screen: string;
  states: readonly State[];
}
