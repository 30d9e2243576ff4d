import { hasCaddy, NO_CADDY } from '../lib/has-caddy.ts';
import { firefoxStage, npmStage, playwrightStage, type Stage, webKitStage } from './stage.ts';
import { BUILD_AND_BROWSER, SMOKE_SPECS } from './stages.ts';

/** A stage of the long run; it takes ten minutes at most on two processors. */
interface LongPart extends Stage {
  /** The prefixes of the files that only this part guards: a change of one needs it. */
  guards: readonly string[];
}

const needs = BUILD_AND_BROWSER;
const wholeRun = { E2E_WHOLE: '1' };
/** What the fault matrix plays: the client, the screens, their words, and the table of calls. */
const screens = ['src/', 'gallery/', 'openapi.yaml'];

/** A part for each of `count` shards of the specs, such as `hostile/2`. */
const shards = (name: string, count: number, specs: string, env: Record<string, string>, guards: string[]) =>
  Array.from({ length: count }, (_, index): LongPart => {
    const shard = `${index + 1}/${count}`;
    return {
      ...playwrightStage(`${name}/${index + 1}`, `--shard=${shard} ${specs}`, { needs, env }),
      guards,
    };
  });

export const LONG_PARTS: readonly LongPart[] = [
  // The whole of what `npm test` samples by one operation.
  {
    ...npmStage('verify', 'pact:verify'),
    guards: ['openapi.yaml', 'tests/answers/', 'tests/pact/', 'mocks/', 'scripts/lib/'],
  },
  // The app as in production, behind Caddy and over TLS (docs/deploy.md).
  {
    ...playwrightStage('https', 'journey session together own-server', {
      needs,
      env: { E2E_TLS: '1' },
      skipReason: () => (hasCaddy() ? undefined : NO_CADDY),
    }),
    guards: [
      'deploy/',
      'scripts/release/',
      'scripts/vite/host-files',
      'mocks/http/',
      'src/api/',
      'src/features/session/',
    ],
  },
  // The build on the software of each host that docs/deploy.md names.
  {
    ...playwrightStage('hosts', '--config tests/hosts/playwright.config.ts', { needs }),
    guards: [
      'scripts/vite/host-files',
      'scripts/vite/pages/static-pages',
      'scripts/release/',
      'deploy/',
      'tests/hosts/',
      'tests/e2e/support/servers/pinned-program',
      'mocks/http/',
    ],
  },
  // The contract in other people's generators, servers and viewers (docs/provider.md).
  {
    ...playwrightStage('consumers', '--config tests/consumers/playwright.config.ts', { needs: ['browser'] }),
    guards: ['openapi.yaml', 'tests/consumers/', 'tests/e2e/support/servers/pinned-program'],
  },
  // Every fault of every operation (decision 024).
  ...shards('hostile', 4, 'faults.spec', wholeRun, [...screens, 'tests/e2e/failures/faults']),
  // Random answers that keep the contract.
  ...shards('fuzz', 1, 'fuzz.spec', wholeRun, [...screens, 'tests/e2e/failures/fuzz']),
  // Every failure of the server for ten minutes of the page's clock.
  ...shards('failing', 1, 'failing-server', wholeRun, [
    'src/api/',
    'src/features/chat/',
    'src/service-worker/',
    'src/queries/',
  ]),
  // A thousand matches and thousands of messages; and the app on a backend that docs/provider.md describes.
  ...shards('large', 1, 'long-world provider', wholeRun, [
    'src/features/matches/',
    'src/features/chat/',
    'src/api/',
    'tests/pact/',
  ]),
  ...shards('states', 4, 'states.spec', { STATES: 'all' }, ['src/', 'gallery/']),
  { ...firefoxStage(SMOKE_SPECS, { needs }), guards: ['src/'] },
  { ...webKitStage(SMOKE_SPECS, { needs }), guards: ['src/'] },
  {
    ...npmStage('bench', 'bench', { needs, isAlone: true }),
    guards: ['src/', 'scripts/vite/', 'tests/bench/', 'index.html'],
  },
];

/** The names of the parts that guard any of these files, each once without its shard. */
export const partsGuarding = (files: readonly string[]): string[] => {
  const guarding = LONG_PARTS.filter(({ guards }) =>
    guards.some((prefix) => files.some((file) => file.startsWith(prefix))),
  );
  return [...new Set(guarding.map(({ name }) => name.replace(/\/.*/, '')))];
};
