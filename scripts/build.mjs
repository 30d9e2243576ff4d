/** What a build consists of: the static files in dist/ and, for `npm start` and the end-to-end tests, the server in .server/. */
import { isMain, node, runSteps, tool } from './lib/run.mjs';

const vite = (name, ...args) => ({ name, run: () => node([tool('vite/bin/vite.js'), 'build', ...args]) });

export const buildSteps = [
  vite('app', '--manifest'),
  vite('server', '--ssr', 'mocks/server.ts', '--outDir', '.server'),
];

if (isMain(import.meta)) {
  const { failed } = await runSteps(buildSteps, 2);
  process.exitCode = failed > 0 ? 1 : 0;
}
