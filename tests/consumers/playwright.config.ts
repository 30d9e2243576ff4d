import { defineConfig } from '@playwright/test';
import { engineOf } from '../e2e/support/browsers/engines';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/consumers',
  workers: 1,
  // Installing the packages takes minutes.
  timeout: 540_000,
  reporter: 'list',
  use: engineOf().use,
});
