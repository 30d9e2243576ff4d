/** An account for trying out the app, whose password is public. */
interface DemoAccount {
  username: string;
  password: string;
  /** An English description for the server's start text and the demo panel. */
  purpose: string;
}

/** The demo accounts, which README.md lists too. */
export const demoAccounts = [
  {
    username: 'jana',
    password: 'hrajem-jana',
    purpose: 'busy player, Czech: matches, unread chats, past seasons, one participation to confirm',
  },
  {
    username: 'alex',
    password: 'hrajem-alex',
    purpose: 'speaks English, came through a partner; the second person for two browsers',
  },
  { username: 'tomas', password: 'hrajem-tomas', purpose: 'is asked for a one-time code (see the outbox)' },
  {
    username: 'nova',
    password: 'hrajem-nova',
    purpose: 'has not verified the e-mail address yet (see the outbox)',
  },
] as const satisfies readonly DemoAccount[];

export type DemoUsername = (typeof demoAccounts)[number]['username'];
