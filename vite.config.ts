import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { tsconfigPaths: true },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  build: { target: 'baseline-widely-available', sourcemap: true },
  test: {
    // The machine's own zone must not decide what a test sees; it reaches the workers before their first Date.
    env: { TZ: 'Europe/Prague' },
    setupFiles: ['./tests/setup/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // A DOM only where a file begins with `// @vitest-environment jsdom`: it costs half a second each time.
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{src,mocks,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'] },
      },
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      {
        extends: true,
        // Pact's mock server and its file belong to one test at a time.
        test: { name: 'pact', include: ['tests/pact/**/*.test.ts'], fileParallelism: false, testTimeout: 30_000 },
      },
    ],
  },
});
