import { defineConfig } from 'oxlint';

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  jsPlugins: ['./scripts/lint/project-rules.mjs'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: [
    'src/generated/**',
    'src/i18n/i18n-*.ts',
    'dist/**',
    '.server/**',
    '.cache/**',
    'pacts/**',
  ],
  rules: {
    // Rules beyond the two categories.
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-alert': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }], // The second argument is the message.
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'runSequence'] }],
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],

    // Rules of this project; each message names the replacement.
    'react/forbid-elements': [
      'error',
      {
        forbid: [
          {
            element: 'button',
            message:
              "Use Button or IconButton of '@/components/ui/…', or PlainButton for a shape of its own: a <button> without a type sends the form around it.",
          },
        ],
      },
    ],
    'react/jsx-no-literals': ['error', { noStrings: false, allowedStrings: ['·', '–', ',', '(', ')'] }],
    'project/no-first-letter-class': 'error',
    'project/no-focus-in-box': 'error',
    'project/no-text-wrap-class': 'error',
    'project/status-is-live': 'error',
    'no-restricted-properties': [
      'error',
      {
        object: 'document',
        property: 'cookie',
        message: 'Cookies are read and written in src/api (tokens) and src/routing/address/language.ts only.',
      },
      ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
        property,
        message:
          "Use `format` of useI18n() or '@/lib/format/format': it knows the language and the match's time zone.",
      })),
      ...['innerHTML', 'outerHTML'].map((property) => ({
        property,
        message: 'Let React render it, or set textContent: people write the text of matches and messages.',
      })),
    ],

    // Disabled rules, each with its reason.
    'react/react-in-jsx-scope': 'off', // The JSX runtime imports React by itself.
    'import/no-unassigned-import': 'off', // Style sheets are imported for their effect.
    'typescript/consistent-return': 'off', // The compiler checks it, and knows when a switch is exhaustive.
    'vitest/require-to-throw-message': 'off', // Often a test only needs to know that it throws.
    'vitest/require-mock-type-parameters': 'off', // A mock gets its type from the parameter that it is passed to.
    'typescript/no-generated-empty-object-type': 'off', // A route without parameters has an empty type.
    'typescript/no-unsafe-type-assertion': 'off', // Object.keys, JSON and the DOM need a narrowing `as`.
    'unicorn/consistent-function-scoping': 'off', // A helper is easiest to read beside its only use.
    'import/no-named-as-default-member': 'off', // fast-check is written `fc.…` everywhere, as in its own handbook.
    'jsx-a11y/prefer-tag-over-role': 'off', // `role="status"` is announced more reliably than <output>.
    'promise/always-return': 'off', // The last then() of a chain needs no return value.
    'promise/no-callback-in-promise': 'off', // The rule mistakes every function named `next` or `callback` for a Node callback.
    'react/exhaustive-effect-dependencies': 'off', // An extra dependency makes an effect run again on purpose.
    'no-shadow': 'off', // A short inner name of a callback is clearer than a forced second name.
  },
  overrides: [
    {
      files: ['src/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['@/generated/**'],
                importNamePattern: String.raw`^get\w+QueryOptions$`,
                message:
                  'Use the query of src/queries or of data/…queries.ts of the feature, which says how long the answer is fresh: with two, the open screen decides.',
              },
              {
                group: ['@tanstack/react-query', '@/generated/**'],
                // All hooks of the generated code but those that read: `useGet…`.
                importNamePattern: String.raw`^use(Mutation|[A-FH-LN-PR-Z]\w*|G[^e]\w*)$`,
                message: 'Use useWrite or startWrite of src/api/write.ts, which ignore a second press.',
              },
            ],
          },
        ],
        'no-console': ['error', { allow: ['error', 'warn'] }],
        'no-restricted-globals': [
          'error',
          {
            checkGlobalObject: true,
            globals: [
              {
                name: 'fetch',
                message:
                  "Call the generated function or hook of '@/generated/…': it sends the language and the token and checks the answer.",
              },
            ],
          },
        ],
      },
    },
    {
      files: ['src/api/**', 'src/bootstrap/preload-data.ts', 'src/i18n/loader.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['src/queries/*.ts', 'src/features/*/data/{queries,*-queries}.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    { files: ['src/api/write.ts'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['src/api/**', 'src/routing/address/language.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      files: [
        '*.config.{ts,mjs}',
        '.dependency-cruiser.mjs',
        'deploy/worker.js',
        'scripts/lint/**',
        'tests/bench/{playwright.config,table-reporter,global-setup}.ts',
        'tests/e2e/support/servers/states.ts',
        'src/i18n/*/index.ts',
      ],
      rules: { 'import/no-default-export': 'off' }, // The tool that reads the file needs a default export.
    },
    // This file renders the app's <button>; its `type` is a prop with the default `button`.
    {
      files: ['src/components/ui/button.tsx'],
      rules: { 'react/forbid-elements': 'off', 'react/button-has-type': 'off' },
    },
    // It may not import src/components, and is shown when no dictionary has loaded.
    { files: ['src/i18n/provider.tsx'], rules: { 'react/forbid-elements': 'off' } },
    // Each file contains a long text in both languages.
    { files: ['src/features/public-pages/**/*-screen.tsx'], rules: { 'react/jsx-no-literals': 'off' } },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**'],
      rules: {
        // Tests read cookies and markup, render bare buttons, and have `use…` helpers that are no hooks.
        'no-restricted-properties': 'off',
        'react/rules-of-hooks': 'off',
        'react/forbid-elements': 'off',
        'react/jsx-no-literals': 'off',
        'no-restricted-imports': 'off',
        'no-restricted-globals': 'off',
      },
    },
    // The expectations of a sequence run inside a test elsewhere.
    { files: ['tests/contract/sequences/*.ts'], rules: { 'vitest/no-standalone-expect': 'off' } },
  ],
});
