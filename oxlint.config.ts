import { defineConfig } from 'oxlint';
import { importZones } from './scripts/lint/zones.ts';

const root = new URL('./', import.meta.url);

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  jsPlugins: ['./scripts/lint/house-rules.mjs'],
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
    // Beyond the two categories.
    eqeqeq: 'error',
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
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],

    // House rules; each message names the replacement.
    'house/own-links': 'error',
    'no-restricted-properties': [
      'error',
      {
        object: 'document',
        property: 'cookie',
        message:
          'Cookies are read and written in src/api (tokens) and by the one writer of the locale cookie.',
      },
      ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
        property,
        message:
          "Use `format` of useI18n() or '@/lib/format': it knows the language and the match's time zone.",
      })),
      ...['innerHTML', 'outerHTML'].map((property) => ({
        property,
        message: 'Let React render it, or set textContent: people write the text of matches and messages.',
      })),
    ],

    // Off, each with its reason.
    'react/react-in-jsx-scope': 'off', // The JSX runtime imports React by itself.
    'import/no-unassigned-import': 'off', // Style sheets are imported for their effect.
    'typescript/no-unsafe-type-assertion': 'off', // A narrowing `as` at an edge (Object.keys, JSON, the DOM) has no other form.
    'unicorn/consistent-function-scoping': 'off', // A helper reads best beside its only use.
    'no-shadow': 'off', // The short inner name of a callback says more than a forced second one.
  },
  overrides: [
    {
      files: ['src/**'],
      rules: {
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
    { files: ['src/api/**', 'src/i18n/loader.ts'], rules: { 'no-restricted-globals': 'off' } },
    {
      files: ['*.config.ts', 'scripts/lint/**', 'playwright.config.ts'],
      rules: { 'import/no-default-export': 'off' }, // The tool that reads the file asks for one.
    },
    ...importZones(root),
  ],
});
