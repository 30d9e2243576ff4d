/** The program of `npm start`, built as .server/server.js. The browser tests import `startServer` from it. */
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startText } from './start-text.ts';
import { startServer } from './start-server.ts';

export { startServer };

/** One Ctrl+C arrives twice, from the terminal and from npm, so a signal within this time is ignored. */
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

async function main() {
  const { PORT, DATA_DIR, HRAJEM_QUIET_WORLD, HRAJEM_DEMO_BAR, HRAJEM_LARGE, VITE_GOOGLE_CLIENT_ID } =
    process.env;
  const large = HRAJEM_LARGE === '1';
  const server = await startServer({
    port: parsePort(PORT),
    // The large seed has a folder of its own.
    dataDir: DATA_DIR || (large ? '.data/large' : '.data'),
    large,
    quiet: HRAJEM_QUIET_WORLD === '1',
    demoBar: HRAJEM_DEMO_BAR !== '0',
    googleClientId: VITE_GOOGLE_CLIENT_ID,
  });
  closeOnSignal(() => server.close());
  const statePath = relative('.', server.statePath);
  console.log(startText({ url: server.url, statePath, colour: process.stdout.isTTY }));
}

// Node 20 does not support `import.meta.main`.
if (realpathSync(process.argv[1] ?? '.') === fileURLToPath(import.meta.url)) {
  main().catch((error: Error) => {
    console.error(`\n  ${error.message}\n`);
    process.exit(1);
  });
}
