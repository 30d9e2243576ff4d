/** What a build consists of: the static files in dist/ and, for `npm start` and the end-to-end tests, the server in .server/. */
import { node, tool } from './lib/run.mjs';

const vite = (name, ...args) => ({ name, run: () => node([tool('vite/bin/vite.js'), 'build', ...args]) });

export const buildSteps = [
  vite('app', '--manifest'),
  vite('server', '--ssr', 'mocks/server.ts', '--outDir', '.server'),
];
