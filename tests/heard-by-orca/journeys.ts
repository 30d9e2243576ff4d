/** A text in each language of the app. */
export interface Texts {
  cs: string;
  en: string;
}

/** What a person does, and what they must hear before the next step. Keys have the names of X: `Return`, `shift+Tab`. */
export type Step = { hears?: Texts } & (
  | { open: true }
  | { press: string }
  | { type: string }
  /** Presses a key until Orca says the text, at most forty times; only the last press is kept. */
  | { press: string; until: Texts }
);

export interface Journey {
  name: string;
  address: Texts;
  /** Whether jana signs in first, which is not kept. */
  isSignedIn?: true;
  steps: readonly Step[];
}

const same = (text: string): Texts => ({ cs: text, en: text });
const login: Texts = { cs: '/prihlaseni', en: '/en/login' };
const list: Texts = { cs: 'Zápasy', en: 'Matches' };
const password: Texts = { cs: 'Heslo', en: 'Password' };

/** Signing in as jana from the screen of login. */
export const signInSteps: readonly Step[] = [
  { open: true, hears: { cs: 'Přihlášení', en: 'Sign in' } },
  { press: 'Tab', until: { cs: 'Uživatelské jméno', en: 'Username' } },
  { type: 'jana' },
  { press: 'Tab', hears: password },
  { type: 'hrajem-jana' },
  { press: 'Return', hears: list },
];

export const journeys: readonly Journey[] = [
  {
    name: 'sign-in',
    address: login,
    steps: [...signInSteps, { press: 'h' }, { press: 'Down' }, { press: 'Down' }],
  },
  {
    name: 'find-and-join',
    address: login,
    isSignedIn: true,
    steps: [
      { press: 'h', until: same('Sobotní futsal') },
      { press: 'Return', hears: same('Sobotní futsal') },
      { press: 'Down' },
      { press: 'Down' },
      { press: 'b', until: { cs: 'Jdu hrát', en: 'Join' } },
      { press: 'Return', hears: { cs: 'Hrajete', en: 'You’re playing' } },
    ],
  },
  {
    name: 'leave',
    address: login,
    isSignedIn: true,
    steps: [
      { press: 'b', until: { cs: 'Nejdu', en: 'Leave' } },
      { press: 'Return', hears: { cs: 'Zůstat', en: 'Stay' } },
      { press: 'Escape' },
      { press: 'Return', hears: { cs: 'Zůstat', en: 'Stay' } },
      { press: 'Tab' },
      { press: 'Return' },
    ],
  },
  {
    name: 'confirm',
    address: login,
    isSignedIn: true,
    steps: [
      { press: 'h', until: same('Pětka proti pětce') },
      { press: 'Return', hears: same('Pětka proti pětce') },
      { press: 'b', until: { cs: 'Potvrdit', en: 'Confirm' } },
      { press: 'Return', hears: { cs: 'potvrzena', en: 'confirmed' } },
    ],
  },
];
