/** The forbidden imports between files for `npm run check`; types, re-exports and `import()` count, too. */

const belowFeatures = 'env|lib|generated|api|queries|i18n|routing|components|forms';

/** The folders of src that each folder may import; itself always. */
const allowedImports = {
  env: '',
  lib: '',
  'service-worker': 'lib',
  api: 'env|lib',
  queries: 'api|generated|lib',
  i18n: 'env|generated|lib',
  routing: 'lib',
  'components/ui': 'lib',
  components: 'i18n|routing|lib',
  forms: 'api|components|i18n|lib',
  'bootstrap/first-paint': 'lib|generated|api|i18n|routing|components|bootstrap|features',
  bootstrap: 'env|api|i18n|routing|components|lib',
  features: belowFeatures,
  screens: `${belowFeatures}|features`,
  app: `${belowFeatures}|bootstrap|features|screens`,
};

const nestedFolders = '^src/(components/ui|bootstrap/first-paint)/';

export default {
  forbidden: [
    ...Object.entries(allowedImports).map(([folder, allowed]) => ({
      name: `imports-of-${folder.replace('/', '-')}`,
      comment: `src/${folder} imports ${allowed.replaceAll('|', ', ') || 'nothing else of src'}: take the rest as an argument or a prop.`,
      severity: 'error',
      from: {
        path: `^src/${folder}[/.]`,
        pathNot: folder.includes('/') ? [] : [nestedFolders],
      },
      to: { path: '^src/', pathNot: [`^src/(${folder}${allowed && `|${allowed}`})[/.]`] },
    })),
    {
      name: 'feature-in-a-feature',
      comment:
        'Move the shared part to src/components (look), src/queries (what is asked for) or src/lib (logic), or join both features in src/screens.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/'] },
    },
    {
      name: 'view-with-a-hook',
      comment:
        'A view is a function of data and texts: the component that uses it passes answers, links and results of hooks.',
      severity: 'error',
      from: { path: '^src/.*/views/' },
      to: {
        path: '^src/(api|queries)/|/use-[a-z-]+[.]tsx?$|^node_modules/(react|react-dom|radix-ui|@(tanstack|radix-ui)/.*)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'first-paint-in-the-app',
      comment: 'Only vite.config.ts imports it, because a build can leave it out (src/bootstrap/README.md).',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/bootstrap/first-paint/'] },
      to: { path: '^src/bootstrap/first-paint/' },
    },
    {
      name: 'app-in-the-mocks',
      comment: 'The mocked backend knows the app by its contract only.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/', pathNot: ['^src/generated/', '^src/i18n/(cs|en)/problems[.]ts$'] },
    },
    {
      name: 'circular-files',
      comment: 'Move the shared code to its own file, or pass it as an argument.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'circular-folders',
      comment: 'Move the code that both folders need to a lower folder, or join them in a higher one.',
      scope: 'folder',
      severity: 'error',
      // src/main.tsx and the mocks import each other's folders; only the folders below have an order.
      from: { path: '^(src|mocks)/' },
      to: { circular: true },
    },
    {
      name: 'mocks-in-the-app',
      comment: 'Only src/main.tsx imports the mocks, and no file of src imports the gallery.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/generated/', '^src/main[.]tsx$'] },
      to: { path: ['^(mocks|gallery)/', '[.]msw[.]ts$', '^node_modules/(msw|@faker-js)/'] },
    },
    {
      name: 'mocks-in-the-build',
      comment:
        'The production build drops the mocks with the branch that imports them: write `await import(…)`.',
      severity: 'error',
      from: { path: '^src/main[.]tsx$' },
      to: { path: '^(mocks|gallery)/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'generated-code-alone',
      comment: 'src/generated calls src/api/http.ts and knows nothing else of the app: see orval.config.ts.',
      severity: 'error',
      from: { path: '^src/generated/' },
      to: { path: '^src/', pathNot: ['^src/generated/', '^src/api/http[.]ts$'] },
    },
    {
      name: 'screen-without-a-row',
      comment: 'Bind it to its row of the route table in src/app/screens.ts.',
      severity: 'error',
      from: { path: '^src/app/screens[.]ts$' },
      to: { path: '^src/screens/', reachable: false },
    },
    {
      name: 'unresolved-import',
      comment: 'The imported module is not found, so it cannot be checked.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:'] },
    },
  ],
  options: {
    doNotFollow: { path: ['^node_modules/', '^gallery/'] },
    exclude: { path: '^(src|mocks)/.*[.](test|fixture|harness|d)[.]tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
    },
  },
};
