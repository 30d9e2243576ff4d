import type { TranslationFunctions } from '@/i18n/i18n-types';
import type { DemoUsername } from '@mocks/db/people';
import type { FaultName } from './faults';
import { addressOf, type Scene } from './scene';

type Words = (LL: TranslationFunctions, scene: Scene) => string;

/** How the built app comes to call an operation, and where it says that the call has failed. */
export interface Row {
  /** Of the contract. */
  operation: string;
  /** Of the two that it may have. */
  body?: 'application/json' | 'multipart/form-data';
  /**
   * `read`: tried three times at most, and again by a press; `write`: sent once, by a press; `quiet`: done by the app itself,
   * which says nothing and does it again later.
   */
  kind: 'read' | 'write' | 'quiet';
  /** Who is signed in. */
  person?: DemoUsername;
  /** The session's access token has expired. */
  isExpired?: boolean;
  address: (scene: Scene) => string;
  /** Before the page is opened. */
  prepare?: (scene: Scene) => Promise<unknown>;
  /** Without its answer the app does not get as far as its first screen. */
  holdsStart?: boolean;
  /** What is pressed and typed there. */
  act?: (scene: Scene) => Promise<unknown>;
  /** What other operations answer meanwhile, by name. */
  answers?: Record<string, { status: number; json: unknown }>;
  /** How the reason is said; by itself when this is not given. */
  says?: (LL: TranslationFunctions, reason: string, scene: Scene) => string;
  /** Words of its own for some faults, after which there is no way to try again. */
  instead?: Partial<Record<FaultName, Words>>;
  /** Of a `quiet` one: what shows that the screen is as it was; of an operation without an answer: that it was done. */
  done?: Words;
  /** The button to try again; none where what failed is not needed. */
  again?: Words;
  /** Another button in its place after some faults. */
  againAfter?: Partial<Record<FaultName, Words>>;
  /** The form counts the seconds of a 429 on its button and leaves them out of its message. */
  counts?: boolean;
  /** Asks whether to leave, which is answered with the button of that name. */
  leaves?: Words;
  /** Milliseconds after which the call is given up; 15 s otherwise. */
  limit?: number;
  /**
   * A 401 does not lead to login: the call opts out, has no session, or is that of a page that was
   * opened by the link of an e-mail.
   */
  endsNoSession?: boolean;
  /** How often it may be called at most; 3 times a read, once a write. */
  most?: number;
  /** It takes so many milliseconds of the browser's clock until the app calls it. */
  after?: number;
}

/** The address of the screen of that name. */
export const at =
  (name: string): Row['address'] =>
  (scene) =>
    addressOf(name, scene);

/** What a screen of Jana's shows: where it cannot be had, it can be asked for again. */
export const shown = (operation: string, address: Row['address'], more?: Partial<Row>): Row => ({
  operation,
  kind: 'read',
  person: 'jana',
  address,
  again: (LL) => LL.common.actions.retry(),
  ...more,
});

/** What a form for guests sends: a wait is counted on its button, and the same button sends it again. */
export const sent = (operation: string, screen: string, row: Partial<Row>): Row => ({
  operation,
  kind: 'write',
  address: at(screen),
  counts: true,
  ...row,
});
