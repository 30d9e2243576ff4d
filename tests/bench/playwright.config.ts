import { defineConfig } from '@playwright/test';
import { engineOf } from '../e2e/support/browsers/engines';

const { launchOptions } = engineOf().use;

/** Trusts the certificate, because browsers do not cache responses over a connection with a certificate error. */
const trust = `--ignore-certificate-errors-spki-list=${process.env.MEASURED_KEY ?? ''}`;

// Speed is measured with V8's optimizing compilers, which the tests do without.
const args = (launchOptions?.args ?? []).filter((argument) => !argument.startsWith('--js-flags='));

// One worker without traces and retries, so that nothing disturbs a measurement.
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/bench',
  globalSetup: './global-setup.ts',
  workers: 1,
  timeout: 600_000,
  reporter: [
    ['list'],
    ['./table-reporter.ts', { write: process.env.MEASURE_WRITE && 'docs/performance.md' }],
  ],
  use: {
    launchOptions: { ...launchOptions, args: [...args, trust] },
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    hasTouch: true,
    isMobile: true,
    screenshot: 'only-on-failure',
  },
});
