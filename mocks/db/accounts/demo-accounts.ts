/** The accounts for trying out the app, which README.md lists too. The start text and the demo panel show the `purpose`. */
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
] as const;

export type DemoUsername = (typeof demoAccounts)[number]['username'];
