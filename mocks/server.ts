/** The program of `npm start`, built as .server/server.js. It also gives `startServer` to the browser tests' own server. */
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startText } from './start-text.ts';
import { startServer } from './start-server.ts';

export { startServer };

/** One Ctrl+C arrives twice: from the terminal and, passed on, from npm. */
const REPEATED_SIGNAL_MS = 500;

function parsePort(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is not a port: ${text}`);
  return port;
}

/** Ends this process on a signal, after the pending work; on a second signal at once. */
function closeOnSignal(close: () => Promise<void>): void {
  let first: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const now = Date.now();
      if (first !== undefined) {
        if (now - first > REPEATED_SIGNAL_MS) process.exit(1);
        return;
      }
      first = now;
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
    // Beside the small world, not in its place.
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

// Not `import.meta.main`: Node 20 does not know it, and the program would end at once without a word.
if (realpathSync(process.argv[1] ?? '.') === fileURLToPath(import.meta.url)) {
  main().catch((error: Error) => {
    console.error(`\n  ${error.message}\n`);
    process.exit(1);
  });
}
