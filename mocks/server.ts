/** The program of `npm start`, built as .server/server.js, from which the browser tests import `startServer`. */
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoAccounts } from './db/accounts/demo-accounts.ts';
import { PANEL_PATH } from './panel/bar.ts';
import { startServer } from './start-server.ts';

export { startServer };

/** A second signal within this time is ignored: one Ctrl+C arrives twice, from the terminal and from npm. */
const REPEATED_SIGNAL_MS = 500;

function parsePort(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is not a port: ${text}`);
  return port;
}

/** Closes the server on the first signal and exits immediately on the second. */
function closeOnSignal(close: () => Promise<void>): void {
  let firstSignalAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const now = Date.now();
      if (firstSignalAt !== undefined) {
        if (now - firstSignalAt > REPEATED_SIGNAL_MS) process.exit(1);
        return;
      }
      firstSignalAt = now;
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

const bold = (text: string, hasColour: boolean) => (hasColour ? `\u001B[1m${text}\u001B[0m` : text);

/** The text that the server prints when it is ready: its URLs, the demo accounts and the path of the state. */
export function formatStartText(url: string, statePath: string, hasColour: boolean): string {
  const accounts = demoAccounts.map(
    ({ username, password, purpose }) => `    ${username.padEnd(8)}${password.padEnd(16)}${purpose}`,
  );
  return [
    '',
    `  ${bold('Hrajem is running.', hasColour)}`,
    '',
    `    Czech    ${bold(`${url}/`, hasColour)}`,
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

async function main() {
  const { PORT, DATA_DIR, HRAJEM_QUIET_WORLD, HRAJEM_DEMO_BAR, HRAJEM_LARGE, VITE_GOOGLE_CLIENT_ID } =
    process.env;
  const hasLargeSeed = HRAJEM_LARGE === '1';
  const server = await startServer({
    port: parsePort(PORT),
    dataDir: DATA_DIR || (hasLargeSeed ? '.data/large' : '.data'),
    hasLargeSeed,
    hasSimulation: HRAJEM_QUIET_WORLD !== '1',
    hasDemoBar: HRAJEM_DEMO_BAR !== '0',
    googleClientId: VITE_GOOGLE_CLIENT_ID,
  });
  closeOnSignal(() => server.close());
  const statePath = relative('.', server.statePath);
  console.log(formatStartText(server.url, statePath, process.stdout.isTTY));
}

// Node 20 does not support `import.meta.main`.
if (realpathSync(process.argv[1] ?? '.') === fileURLToPath(import.meta.url)) {
  main().catch((error: Error) => {
    console.error(`\n  ${error.message}\n`);
    process.exit(1);
  });
}
