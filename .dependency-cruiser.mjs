/**
 * What `npm run check` refuses in the imports between files, counting types, re-exports and `import()`: what the lint does not see, for
 * it looks at one file at a time (scripts/lint/zones.ts holds the order of the folders).
 */
export default {
  forbidden: [
    {
      name: 'circle-of-files',
      comment: 'Move what both need to a file of its own, or hand it over as an argument.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'circle-of-folders',
      comment:
        'Two folders that need each other are one: move what both need below them, or join them above.',
      scope: 'folder',
      severity: 'error',
      // src/main.tsx starts the mocks, and the mocks know the contract: above all folders there is no order.
      from: { path: '^(src|mocks)/' },
      to: { circular: true },
    },
    {
      name: 'mocks-in-the-app',
      comment: 'Only src/main.tsx mentions the mocks; nothing of src knows the gallery of states.',
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
      to: { path: '^src/routes/', reachable: false },
    },
    {
      name: 'import-of-nothing',
      comment: 'What is imported is not found: then nobody can say whether it may be.',
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
