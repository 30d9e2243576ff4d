/** What is built: for `npm start` the static files in dist/ and the server in .server/; for the browser tests one build more. */
import { commandLine } from './commands.mjs';
import { command } from './lib/command.mjs';
import { fullBuild } from './lib/full-build.mjs';
import { node, runSteps } from './lib/steps.mjs';

const vite = (name, args, env = {}) => ({
  name,
  run: () => node([...commandLine('build'), ...args], { env }),
});

export const buildSteps = [
  vite('app', []),
  vite('server', ['--ssr', 'mocks/server.ts', '--outDir', '.server']),
];

/** As the browser tests need it. */
export const testBuildSteps = [
  ...buildSteps,
  vite('app with every setting', ['--outDir', fullBuild.folder], fullBuild.settings),
];

await command(import.meta, async () => (await runSteps(testBuildSteps, 2)).failed === 0);
