import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { findFirefox } from './find-browser';

const folder = mkdtempSync(join(tmpdir(), 'hrajem-firefox-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program of that name that says so about itself. */
function program(name: string, says: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho "${says}"\n`);
  chmodSync(file, 0o755);
  return file;
}

beforeEach(() => {
  vi.stubEnv('FIREFOX_PATH', '');
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
});

test.skipIf(process.platform !== 'linux')('is the first on the PATH that is new enough', () => {
  const esr = program('firefox-esr', 'Mozilla Firefox 153.7.0esr');
  expect(findFirefox()).toBe(esr);
  program('firefox-esr', 'Mozilla Firefox 140.12.0esr');
  const firefox = program('firefox', 'Mozilla Firefox 160.0');
  expect(findFirefox()).not.toBe(esr);
  vi.stubEnv('PATH', folder);
  // Its interpreter is found by its full name.
  expect(findFirefox()).toBe(firefox);
  program('firefox', 'Command not found: install the snap');
  expect(findFirefox()).toBeUndefined();
});

test.skipIf(process.platform === 'win32')('is an error when FIREFOX_PATH is none that can be driven', () => {
  vi.stubEnv('FIREFOX_PATH', program('old', 'Mozilla Firefox 115.0'));
  expect(() => findFirefox()).toThrow('FIREFOX_PATH is not a Firefox 153 or newer that starts: ');
  vi.stubEnv('FIREFOX_PATH', join(folder, 'gone'));
  expect(() => findFirefox()).toThrow('gone');
});
