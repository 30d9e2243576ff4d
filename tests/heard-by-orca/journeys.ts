/** A text in each language of the app. */
export interface Texts {
  cs: string;
  en: string;
}

/** What a person does, and what they must hear before the next step. Keys have the names of X: `Return`, `shift+Tab`. */
export type Step = { hears?: Texts } & (
  | { type: string }
  /** Presses a key, or, until Orca says a text, at most forty times; then only the last press is kept. */
  | { press: string; until?: Texts }
  /** Alex writes into the chat of `CHAT`. */
  | { alexWrites: string }
  | { isServerGone: boolean }
);

export interface Journey {
  name: string;
  address: Texts;
  /** What is said of the page that has opened, which is not kept. */
  opens: Texts;
  /** Whether jana is signed in. */
  isSignedIn?: true;
  steps: readonly Step[];
}

/** A match that both jana and alex play. */
export const CHAT = 'Volejbal s Janou';
/** A match that asks jana to confirm. */
const UNCONFIRMED = 'Pětka proti pětce';

const texts = (cs: string, en = cs): Texts => ({ cs, en });
const enter = (hears: Texts): Step => ({ press: 'Return', hears });
const find = (press: string, until: Texts): Step => ({ press, until });
const next: Step = { press: 'Down' };
const tab: Step = { press: 'Tab' };
const tellChat = texts('Dát vědět v chatu', 'Post in the chat');
const home = {
  address: texts('/', '/en'),
  opens: texts('Zápasy', 'Matches'),
  isSignedIn: true,
} as const;
const toChat = [
  find('h', texts(CHAT)),
  enter(texts(CHAT)),
  find('e', texts('Zpráva ostatním', 'Message to the others')),
  tab,
  // Only by Tab does Orca let the letters through.
  { press: 'shift+Tab' },
  { type: 'Ahoj' },
] as const;

export const journeys: readonly Journey[] = [
  {
    name: 'sign-in',
    address: texts('/prihlaseni', '/en/login'),
    opens: texts('Přihlášení', 'Sign in'),
    steps: [
      find('Tab', texts('Uživatelské jméno', 'Username')),
      { type: 'jana' },
      { press: 'Tab', hears: texts('Heslo', 'Password') },
      { type: 'hrajem-jana' },
      enter(home.opens),
      { press: 'h' },
      next,
      next,
    ],
  },
  {
    ...home,
    name: 'find-and-join',
    steps: [
      find('h', texts('Sobotní futsal')),
      enter(texts('Sobotní futsal')),
      next,
      next,
      find('b', texts('Jdu hrát', 'Join')),
      enter(texts('Hrajete', 'You’re playing')),
    ],
  },
  {
    ...home,
    name: 'leave',
    steps: [
      find('b', texts('Nejdu', 'Leave')),
      enter(tellChat),
      { press: 'Escape' },
      enter(tellChat),
      tab,
      tab,
      enter(texts('Už nejste', 'no longer')),
    ],
  },
  {
    ...home,
    name: 'confirm',
    steps: [
      find('h', texts(UNCONFIRMED)),
      enter(texts(UNCONFIRMED)),
      find('b', texts('Potvrdit', 'Confirm')),
      enter(texts('potvrzenou', 'confirmed')),
    ],
  },
  {
    ...home,
    name: 'chat',
    steps: [
      ...toChat,
      enter(texts('Odesláno', 'Sent')),
      { alexWrites: 'Vezmu míč.', hears: texts('Vezmu míč.') },
    ],
  },
  {
    ...home,
    name: 'unread',
    steps: [
      find('b', texts('Zprávy', 'Messages')),
      enter(texts(UNCONFIRMED)),
      enter(texts('Nové zprávy', 'Unread from here')),
      next,
      next,
    ],
  },
  {
    name: 'profile',
    address: texts('/profil/upravit', '/en/profile/edit'),
    // Its file has no title of its own, and Orca may come before the app.
    opens: texts('Hrajem'),
    isSignedIn: true,
    steps: [
      find('Tab', texts('Jak vás uvidí', 'How others see you')),
      { press: 'BackSpace' },
      { press: 'Return' },
      { type: 'Jana N.' },
      enter(texts('uložený', 'saved')),
    ],
  },
  {
    name: 'registration',
    address: texts('/registrace', '/en/registration'),
    opens: texts('Registrace', 'Create an account'),
    steps: [
      find('Tab', texts('Uživatelské jméno', 'Username')),
      { press: 'Return' },
      ...['jana', 'jana@example.com', 'dlouhé heslo 1'].flatMap((type) => [{ type }, tab]),
      // Behind the button that shows the password.
      tab,
      ...['Jana', 'Nová'].flatMap((type) => [{ type }, tab]),
      tab,
      { press: 'space' },
      { press: 'Return' },
    ],
  },
  {
    ...home,
    name: 'offline',
    steps: [
      ...toChat,
      { isServerGone: true, hears: texts('Nové údaje', 'can’t be loaded') },
      enter(texts('Nevíme', 'We don’t know')),
      { isServerGone: false, hears: texts('Odesláno', 'Sent') },
    ],
  },
  {
    ...home,
    name: 'language',
    steps: [
      find('h', texts(UNCONFIRMED)),
      enter(texts(UNCONFIRMED)),
      find('Tab', texts('English', 'Čeština')),
      { press: 'Return' },
      { press: 'h' },
    ],
  },
  {
    name: 'statistics',
    address: texts('/statistiky', '/en/statistics'),
    opens: texts('Statistiky', 'Statistics'),
    isSignedIn: true,
    steps: [
      find('h', texts('Po měsících', 'By month')),
      find('b', texts('Tabulka', 'Table')),
      { press: 'Return' },
      { press: 't' },
      next,
      next,
      next,
    ],
  },
  {
    ...home,
    name: 'sign-out',
    steps: [
      find('b', texts('Nabídka účtu', 'Account menu')),
      { press: 'Return' },
      find('Down', texts('Odhlásit se', 'Sign out')),
      enter(texts('odhlášeni', 'signed out')),
    ],
  },
];
