import { defineConfig } from '@playwright/test';
import { engineOf } from '../e2e/support/browsers/engines';

// One worker: the host, its browser and the product's server are enough for a small machine.
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/hosts',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...engineOf().use,
    locale: 'cs-CZ',
    // Caddy's own authority signs the certificate.
    ignoreHTTPSErrors: true,
    trace: 'on-first-retry',
  },
});
