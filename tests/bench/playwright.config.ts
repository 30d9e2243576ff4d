import { defineConfig } from '@playwright/test';
import { engineOf } from '../e2e/support/engines';

const { launchOptions } = engineOf().use;

/** Trusted, not merely tolerated: what comes over a connection with a fault is not kept by the browser's cache. */
const trust = `--ignore-certificate-errors-spki-list=${process.env.MEASURED_KEY ?? ''}`;

// What is measured must not be disturbed by its neighbour: one worker, no trace, no second try.
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/bench',
  globalSetup: './worlds.ts',
  workers: 1,
  timeout: 600_000,
  reporter: [
    ['list'],
    ['./table-reporter.ts', { write: process.env.MEASURE_WRITE && 'docs/performance.md' }],
  ],
  use: {
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), trust] },
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    hasTouch: true,
    isMobile: true,
    screenshot: 'only-on-failure',
  },
});
