import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { engineOf } from './tests/e2e/support/browsers/engines';

// The tests run the built app with the embedded backend over HTTP; tests/e2e/support starts a server for each worker.
export default defineConfig({
  testDir: './tests/e2e',
  globalSetup: './tests/e2e/support/servers/states',
  outputDir: './test-results',
  fullyParallel: true,
  // Each worker starts its own embedded backend, but there is only one foreign backend (provider.spec.ts). Tests wait for a fifth of their time, so one more worker than processors pays.
  workers: process.env.PROVIDER_URL ? 1 : Math.min(6, availableParallelism() + 1),
  // In a run with retries, a test that passes only the second time has failed.
  failOnFlakyTests: true,
  // Two workers and two servers may share a slow machine, and WebKitGTK waits for the page after each key.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  globalTimeout: 1_800_000,
  reporter: 'list',
  use: {
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    // A service worker would answer before `page.route`; offline-app.spec.ts tests it.
    serviceWorkers: 'block',
    // Caddy's own authority signs the certificate.
    ignoreHTTPSErrors: process.env.E2E_TLS === '1',
    // Tracing every test would cost a fifth of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    ...engineOf(process.env.E2E_BROWSER).use,
  },
});
