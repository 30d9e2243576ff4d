/** `npm start`: builds the app and its embedded backend and runs both on one address, until Ctrl+C. */
import { spawn } from 'node:child_process';
import { buildSteps } from './build.mjs';
import { isMain, root, runSteps } from './lib/run.mjs';

/** One Ctrl+C arrives several times: from the terminal and, forwarded, from npm. The server takes a second one for impatience. */
const SAME_SIGNAL_MS = 500;
const PARENT_CHECK_MS = 1000;

function serve() {
  // In a group of its own it hears only what is forwarded here.
  const detached = process.platform !== 'win32';
  const server = spawn(process.execPath, ['.server/server.js'], { cwd: root, stdio: 'inherit', detached });
  const stop = () => server.kill('SIGTERM');
  let last = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - last > SAME_SIGNAL_MS) stop();
      last = Date.now();
    });
  }
  // npm tells only the shell between us that it was ended, and the shell goes without a word.
  const parent = process.ppid;
  const orphaned = () => process.env.npm_lifecycle_event === 'start' && process.ppid !== parent;
  const watch = setInterval(() => {
    if (!orphaned()) return;
    clearInterval(watch);
    stop();
  }, PARENT_CHECK_MS);
  server.on('exit', (code) => process.exit(code ?? 1));
}

if (isMain(import.meta)) {
  console.log('Building');
  const { failed } = await runSteps(buildSteps, 2);
  if (failed > 0) process.exitCode = 1;
  else serve();
}
