import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { backendPlugin } from './scripts/vite/backend.ts';
import { supportedBrowsers } from './scripts/vite/bundle-script.ts';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { compressedFilesPlugin } from './scripts/vite/compressed-files.ts';
import { licencesPlugin } from './scripts/vite/licences.ts';
import { htmlPlugin } from './scripts/vite/pages/html.ts';
import { prerender } from './scripts/vite/pages/prerender.ts';
import { readDevSettings, parseEnv, settingConstants } from './scripts/vite/settings.ts';
import { statesPlugin } from './scripts/vite/states.ts';
import { i18nPlugin } from './scripts/vite/words/i18n.ts';
import { serviceWorkerPlugin } from './scripts/vite/worker/service-worker.ts';
import { buildFirstPaint } from './src/bootstrap/first-paint/build.ts';
import { EnvironmentSequencer } from './tests/setup/environment-sequencer.ts';

export default defineConfig(({ command, mode, isPreview, isSsrBuild }) => {
  const variables = loadEnv(mode, import.meta.dirname, 'VITE_');
  const env = parseEnv(variables);
  const isDev = command === 'serve' && !isPreview && !process.env.VITEST;
  const { hasMocks, proxy } = readDevSettings(isDev, env.apiOrigin, process.env.API_PROXY);
  const i18n = i18nPlugin();
  const html = htmlPlugin(env, i18n.api, {
    prerender,
    // Without `firstPaint` a build shows skeletons until the app has started (src/bootstrap/README.md).
    firstPaint: variables['VITE_FIRST_PAINT'] === '0' ? undefined : buildFirstPaint,
  });

  return {
    plugins: [
      react(),
      tailwindcss(),
      i18n,
      html,
      serviceWorkerPlugin(env, html.api),
      licencesPlugin(),
      compressedFilesPlugin(),
      isDev && msw(),
      isDev && statesPlugin(),
      isDev && hasMocks && backendPlugin(),
    ],
    define: {
      // A constant lets a build drop the branch that imports the mocks.
      'import.meta.env.VITE_MOCKS': JSON.stringify(hasMocks),
      // The build checks the settings, so that browsers need not load that code.
      ...settingConstants(env),
    },
    resolve: { tsconfigPaths: true },
    server: { host: '127.0.0.1', proxy },
    preview: { host: '127.0.0.1' },
    build: {
      target: supportedBrowsers,
      sourcemap: true,
      // All supported browsers preload modules by themselves.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // A screen that uses a limit of the contract's schemas must not load Zod with it.
        optimization: { inlineConst: { mode: 'all' } },
        treeshake: { moduleSideEffects: [{ test: /src\/generated\/schemas\//, sideEffects: false }] },
        output: {
          // Home's chunk already has the default name, `index`.
          ...(!isSsrBuild && { entryFileNames: 'assets/app-[hash].js' }),
          codeSplitting: { groups: chunkGroups(import.meta.dirname) },
        },
      },
    },
    test: {
      // Test files share a process and its window, because starting these took most of the time. The setup resets what a file
      // changes (decision 036).
      isolate: false,
      // An order from the command line (`--sequence.shuffle.files`) wins.
      sequence: process.argv.some((argument) => argument.startsWith('--sequence.'))
        ? {}
        : { sequencer: EnvironmentSequencer },
      // A further worker would load every package once more.
      maxWorkers: availableParallelism(),
      // Tests must not depend on the machine's time zone.
      env: { TZ: 'Europe/Prague' },
      setupFiles: ['./tests/setup/setup.ts'],
      // Property tests with thousands of runs are slow on a busy machine.
      testTimeout: 60_000,
      // Some hooks build the app.
      hookTimeout: 60_000,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // Only files that start with `// @vitest-environment jsdom` have a DOM, which costs half a second.
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['{src,mocks,scripts,gallery}/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'],
          },
        },
        {
          extends: true,
          // An external backend has only one set of data for all files.
          test: {
            name: 'contract',
            include: ['tests/contract/**/*.test.ts'],
            fileParallelism: !process.env.PROVIDER_URL,
          },
        },
        { extends: true, test: { name: 'pact', include: ['tests/pact/consumer.test.ts'] } },
        // Reads the pacts that the consumer's tests write.
        { extends: true, test: { name: 'provider', include: ['tests/pact/verifier.test.ts'] } },
      ],
    },
  };
});
