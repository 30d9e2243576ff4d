import { demoAccounts } from './db/demo-accounts.ts';
import { PANEL_PATH } from './panel/bar.ts';

const bold = (text: string, colour: boolean) => (colour ? `\u001B[1m${text}\u001B[0m` : text);

/** The text that the server prints when it is ready: its URLs, the demo accounts and the path of the state. */
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
    ({ username, password, purpose }) => `    ${username.padEnd(8)}${password.padEnd(16)}${purpose}`,
  );
  return [
    '',
    `  ${bold('Hrajem is running.', colour)}`,
    '',
    `    Czech    ${bold(`${url}/`, colour)}`,
    `    English  ${url}/en`,
    `    Outbox   ${url}${PANEL_PATH}  (e-mails, faults, reset)`,
    '',
    '  Sign in with one of the demo accounts:',
    '',
    `    ${'name'.padEnd(8)}${'password'.padEnd(16)}what for`,
    ...accounts,
    '',
    `  State is kept in ${statePath} and survives a restart.`,
    '  To start afresh press Reset in the outbox, or stop and run `npm run reset`. Stop with Ctrl+C.',
    '',
  ].join('\n');
}
