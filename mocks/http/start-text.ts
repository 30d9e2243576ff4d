import { demoAccounts } from '@mocks/db/people';
import { PANEL_PATH } from '@mocks/panel/bar';

const strong = (text: string, colour: boolean) => (colour ? `\u001B[1m${text}\u001B[0m` : text);

/** What the server prints when it is ready: where it is, who can sign in, and where everything else is found. */
export function startText({
  url,
  statePath,
  colour,
}: {
  url: string;
  statePath: string;
  colour: boolean;
}): string {
  const accounts = demoAccounts.map(
    ({ username, password, purpose }) => `    ${username.padEnd(7)}${password.padEnd(15)}${purpose}`,
  );
  return [
    '',
    `  ${strong('Hrajem', colour)} is running at  ${strong(`${url}/`, colour)}`,
    `                     ${url}/en  (English)`,
    '',
    '  Sign in with one of the demo accounts (username, password):',
    ...accounts,
    '',
    `  Outbox (the e-mails), faults, reset:  ${url}${PANEL_PATH}`,
    `  State is kept in ${statePath} and survives a restart.`,
    '  To start afresh press Reset there, or stop and run `npm run reset`. Stop with Ctrl+C.',
    '',
  ].join('\n');
}
