import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { browsers } from './scripts/vite/bundle-script.ts';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { compressedFilesPlugin } from './scripts/vite/compressed-files.ts';
import { htmlPlugin } from './scripts/vite/html.ts';
import { prerender } from './scripts/vite/prerender.ts';
import { i18nPlugin } from './scripts/vite/i18n.ts';
import { licencesPlugin } from './scripts/vite/licences.ts';
import { devSettings, parseEnv } from './scripts/vite/settings.ts';
import { serviceWorkerPlugin } from './scripts/vite/service-worker.ts';
import { statesPlugin } from './scripts/vite/states.ts';
import { firstPaint } from './src/bootstrap/first-paint/build.ts';
import { ByEnvironment } from './tests/setup/by-environment.ts';

export default defineConfig(({ command, mode, isPreview, isSsrBuild }) => {
  const raw = loadEnv(mode, import.meta.dirname, 'VITE_');
  const env = parseEnv(raw);
  const isDev = command === 'serve' && !isPreview && !process.env.VITEST;
  const { mocks, proxy } = devSettings(isDev, process.env.API_PROXY, env.apiOrigin);
  const i18n = i18nPlugin();
  const html = htmlPlugin(env, i18n.api, {
    prerender,
    // A build without `firstPaint` shows the skeleton until the app is there (src/bootstrap/README.md).
    firstPaint: raw['VITE_FIRST_PAINT'] === '0' ? undefined : firstPaint,
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
    ],
    define: {
      // A constant, so that a build drops the import of the mocks with the branch that it stands in.
      'import.meta.env.VITE_MOCKS': JSON.stringify(mocks),
      // Checked here, so that no browser loads the code that checks them.
      HRAJEM_SETTINGS: JSON.stringify(env),
      'HRAJEM_SETTINGS.googleClientId': JSON.stringify(env.googleClientId),
    },
    resolve: {
      tsconfigPaths: true,
      // See style-singleton.ts: Radix locks the page's scrolling with a <style> element, which the Content-Security-Policy refuses.
      alias: {
        'react-style-singleton': `${import.meta.dirname}/scripts/vite/style-singleton.ts`,
      },
    },
    server: { host: '127.0.0.1', proxy },
    preview: { host: '127.0.0.1' },
    build: {
      target: browsers,
      sourcemap: true,
      // Every browser of that baseline preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The limits of the contract's schemas: a screen that names one must not load Zod with it.
        optimization: { inlineConst: { mode: 'all' } },
        treeshake: { moduleSideEffects: [{ test: /src\/generated\/schemas\//, sideEffects: false }] },
        output: {
          // Home's own file has the name of its row, `index`.
          ...(!isSsrBuild && { entryFileNames: 'assets/app-[hash].js' }),
          codeSplitting: { groups: chunkGroups(import.meta.dirname) },
        },
      },
    },
    test: {
      // Files share the process, the packages in it and its window: made anew for each, they took most of the time. What a
      // file could leave behind is put back by the setup (decision 036).
      isolate: false,
      // Unless another order is asked for on the command line (`--sequence.shuffle.files`), which this would hide.
      sequence: process.argv.some((argument) => argument.startsWith('--sequence.'))
        ? {}
        : { sequencer: ByEnvironment },
      // A third of a test's time is waiting.
      maxWorkers: availableParallelism() + 1,
      // The machine's own zone must not decide what a test sees; it reaches the workers before their first Date.
      env: { TZ: 'Europe/Prague' },
      setupFiles: ['./tests/setup/setup.ts'],
      // Properties with thousands of runs take their time on a busy machine.
      testTimeout: 30_000,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // A DOM only where a file begins with `// @vitest-environment jsdom`: it costs half a second each time.
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: [
              '{src,mocks,scripts,gallery}/**/*.test.{ts,tsx}',
              'tests/*.test.{ts,tsx}',
              'tests/{bench,endurance}/**/*.test.ts',
            ],
          },
        },
        {
          extends: true,
          // A live backend has one set of data.
          test: {
            name: 'contract',
            include: ['tests/contract/**/*.test.ts'],
            fileParallelism: !process.env.PROVIDER_URL,
          },
        },
        { extends: true, test: { name: 'pact', include: ['tests/pact/**/*.test.ts'] } },
      ],
    },
  };
});
