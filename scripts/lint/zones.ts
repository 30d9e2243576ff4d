/**
 * The one-way order of imports, computed from the folders that exist, as settings of oxlint's `no-restricted-imports`.
 * A new feature is fenced in by its mere existence; a new folder in src that has no place here stops the lint.
 */
import { existsSync, readdirSync } from 'node:fs';

interface Zone {
  /** The zones of src that this one may import besides itself. */
  may: readonly string[];
  /** What to do instead of another import. */
  instead: string;
}

/** A zone; `may` names the others with spaces between. */
const zone = (may: string, instead: string): Zone => ({ may: may.split(' ').filter(Boolean), instead });

const BELOW_FEATURES = 'env lib generated api queries i18n routing components forms';

/** Lowest first. `features` stands for each of its folders; a folder within a folder comes after the one it is in. */
export const ZONES: Readonly<Record<string, Zone>> = {
  env: zone('', 'everything may import it.'),
  lib: zone('', 'take the value as an argument.'),
  'service-worker': zone('lib', 'its build tells it the rest (scripts/vite/service-worker.ts).'),
  api: zone('env lib', 'take what you need as an argument; src/app passes it in.'),
  queries: zone(
    'api generated lib',
    'who shows what is asked for, and in which words, is up to the feature.',
  ),
  i18n: zone('env generated lib', 'take what you need as an argument or a prop; src/app passes it in.'),
  routing: zone('lib', 'take what you need as an argument; src/app joins words and screens to it.'),
  components: zone(
    'components/ui i18n routing lib',
    'take data and callbacks as props; a piece that loads data belongs in src/features.',
  ),
  'components/ui': zone(
    'lib',
    'take words and callbacks as props; a piece that knows words or links belongs in src/components.',
  ),
  forms: zone(
    'api components i18n lib',
    'how any form is made and sent; which one it is, and what its fields are called, is up to the feature.',
  ),
  'before-app': zone(
    'api i18n routing components lib',
    'it runs before anything else of the app, and most of its bytes stand in every page.',
  ),
  features: zone(
    BELOW_FEATURES,
    'never another feature. Move the shared part to src/components (look), src/queries (what is asked for) or src/lib (logic), or join both features in src/routes.',
  ),
  routes: zone(`${BELOW_FEATURES} features`, 'src/app hands in what it owns by context or props.'),
  'before-app/paint': zone(
    'lib generated api i18n routing components before-app features',
    'it draws the views of features before the app is there.',
  ),
  app: zone(
    `${BELOW_FEATURES} before-app features routes`,
    'nothing imports src/main.tsx, where the program begins.',
  ),
};

const UP = {
  regex: String.raw`^\.(\./|\.$|/\.\.)`,
  message:
    "Write '@/folder/file' for another folder of src and './file' inside one folder; '../' is not used.",
};

const MOCKS = {
  regex: String.raw`(^|/)@?mocks(/|$)|\.msw(\.ts)?$`,
  message:
    'Only src/main.tsx mentions mocks (the production build drops it): call the generated function of @/generated; the mocked backend answers below it.',
};

const TEST_TOOLS = {
  regex: '^(msw|vitest|fast-check|@faker-js/faker|@testing-library|@pact-foundation)(/|$)',
  message: 'This package must not reach the built app: use it in mocks/ or in a test file.',
};

const NODE = {
  regex: '^node:',
  message: "src runs in the browser: Node's modules belong in scripts/, mocks/ or tests/.",
};

const ROUTER = {
  group: ['@tanstack/react-router'],
  importNames: ['Link', 'Navigate', 'redirect', 'useLocation', 'useNavigate'],
  message:
    "Use the typed link and hooks of '@/routing/…': they take a name of the route table and keep the language.",
};

const RADIX = {
  group: ['radix-ui', 'radix-ui/*', '@radix-ui/*'],
  message: "Use (or add) the copy in '@/components/ui/…', so that look and behaviour stay in one place.",
};

/** So that it can be taken away: src/before-app/README.md. */
const PAINT = {
  regex: String.raw`^(@/before-app|\.)/paint(/|$)`,
  message: 'Only vite.config.ts mentions src/before-app/paint: a build can do without it.',
};

/** Parts of the build and of the tests, kept with the folder so that they go with it. */
const PAINT_TOOLS = {
  files: ['src/before-app/paint/build.ts', 'src/before-app/paint/first-paint.harness.ts'],
  rules: { 'no-restricted-imports': 'off' as const },
};

/** What a view may not know: it is a function of data and words, which React draws and whatever draws before React is there. */
const VIEWS = [
  {
    regex: String.raw`^(react|react-dom|@tanstack|@radix-ui|radix-ui)($|/)`,
    allowTypeImports: true,
    message:
      'A view is a function of data and words: a hook, a link that answers or what remembers something is handed in by the component that uses the view.',
  },
  {
    regex: String.raw`^@/(api|queries|app|routes|before-app)(/|$)|^@/i18n/(?!translate$|i18n-types$)|^@/routing/(?!rows$|table$)|(^|/)use-[a-z-]+$`,
    message:
      'A view is a function of data and words: it takes them as props (`i18n: I18n`), and links and buttons as slots.',
  },
];

const restrict = (files: string[], patterns: object[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: object[] }] },
});

/** Forbids all of src but the given files and folders. */
const only = (may: readonly string[], message: string) => ({
  group: ['@/**', ...may.flatMap((name) => [`!@/${name}`, `!@/${name}/**`])],
  message,
});

/** Forbids a zone, or one of its folders, all that it may not import. */
const within = (name: string, folder: string): object => {
  const { may, instead } = ZONES[name] ?? zone('', '');
  const most = may.length > 0 ? `${may.join(', ')} only` : 'nothing else of src';
  return only([...may, folder], `src/${name} imports ${most}: ${instead}`);
};

function foldersIn(path: URL): string[] {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** Overrides of oxlint, one for each zone and each feature; `root` is the project's folder. */
export function importZones(root: URL) {
  const src = new URL('src/', root);
  const known = [...Object.keys(ZONES), 'generated', 'main'];
  const stranger = readdirSync(src).find(
    (name) => !known.includes(name.replace(/\.tsx?$/, '')) && !/\.(d|test)\.tsx?$/.test(name),
  );
  if (stranger)
    throw new Error(`src/${stranger} has no place in the order of imports (scripts/lint/zones.ts).`);
  const features = existsSync(new URL('features/', src)) ? foldersIn(new URL('features/', src)) : [];

  const zones = Object.keys(ZONES).flatMap((name) => {
    const general = [
      UP,
      MOCKS,
      TEST_TOOLS,
      NODE,
      ...(name === 'routing' || name === 'app' ? [] : [ROUTER]),
      ...(name === 'components/ui' ? [] : [RADIX]),
      ...(name === 'before-app/paint' ? [] : [PAINT]),
    ];
    const instead = 'src/env.ts imports nothing, so that everything may import it.';
    if (name === 'env')
      return [restrict(['src/env.ts'], [...general, { regex: '^[.@]/', message: instead }])];
    const folders = name === 'features' ? features.map((feature) => `features/${feature}`) : [name];
    return folders.map((folder) => restrict([`src/${folder}/**`], [...general, within(name, folder)]));
  });

  /** Each folder of views, within the zone that it is in. */
  const views = ['components', 'components/ui', ...features.map((feature) => `features/${feature}`)].map(
    (folder) =>
      restrict(
        [`src/${folder}/views/**`],
        [UP, MOCKS, TEST_TOOLS, NODE, ...VIEWS, within(folder.replace(/^features\/.*/, 'features'), folder)],
      ),
  );

  return [
    ...zones,
    ...views,
    restrict(
      ['mocks/**'],
      [
        { regex: String.raw`^(\.\./)+src/`, message: "Write '@/generated/…' or '@/lib/…'." },
        only(
          ['generated', 'lib', 'i18n/cs/problems', 'i18n/en/problems'],
          'mocks imports src/generated, src/lib and the words of problems, and nothing else of src: it is a backend and knows the app by its contract only.',
        ),
      ],
    ),
    restrict(
      ['gallery/**'],
      [
        only(
          ['generated', 'i18n', 'lib', 'routing'],
          'gallery imports src/generated, i18n, lib and routing: it puts the whole app into a state from outside, by its addresses, answers and words.',
        ),
      ],
    ),
    PAINT_TOOLS,
    // Tests may import anything.
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
      rules: { 'no-restricted-imports': 'off' as const, 'no-restricted-globals': 'off' as const },
    },
  ];
}
