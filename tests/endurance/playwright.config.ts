import { defineConfig } from '@playwright/test';
import { engineOf } from '../e2e/support/engines';

export default defineConfig({
  testDir: '.',
  testMatch: '*.endurance.ts',
  outputDir: '../../test-results/endurance',
  workers: 1,
  timeout: 1_800_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['../bench/table-reporter.ts']],
  use: {
    ...engineOf().use,
    actionTimeout: 30_000,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
