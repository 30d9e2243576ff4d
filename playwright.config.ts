import { defineConfig } from '@playwright/test';
import { engineOf, isWebKitGtk } from './tests/e2e/support/engines';

// The built app with the embedded backend over HTTP: tests/e2e/support starts one server for each worker.
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  fullyParallel: true,
  // Each worker has a backend of its own; of somebody else's there is one (provider.spec.ts).
  workers: process.env.PROVIDER_URL ? 1 : 2,
  // Where a run asks for retries: a test that passes only the second time has failed.
  failOnFlakyTests: true,
  // Each key waits for the page there.
  timeout: isWebKitGtk() ? 60_000 : 30_000,
  // Two workers and two servers share what may be a slow machine.
  expect: { timeout: 10_000 },
  globalTimeout: 1_800_000,
  reporter: 'list',
  use: {
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    // It would answer before `page.route` does; what it is for is tried by offline-app.spec.ts.
    serviceWorkers: 'block',
    // Its certificate is of an authority that nobody knows.
    ignoreHTTPSErrors: process.env.E2E_TLS === '1',
    // Of a test that has failed once: a trace of every test would cost a fifth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    ...engineOf(process.env.E2E_BROWSER).use,
  },
});
