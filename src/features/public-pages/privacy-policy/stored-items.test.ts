import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storageKey as scrollKey } from '@tanstack/router-core';
import { expect, it } from 'vitest';
import { maxAgeSeconds as tokenMaxAge } from '@/api/browser/session-cookies';
import { databaseName, maxAgeMs } from '@/api/offline-cache/cache-database';
import { outboxDatabaseName } from '@/features/chat/data/outbox/outbox-database';
import { maxAgeSeconds as localeMaxAge } from '@/routing/address/language';
import { cookies, storedDatabases, storageKeys } from './stored-items';

const srcFolder = path.join(import.meta.dirname, '../../..');

const isAppModule = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.|\.(harness|fixture)\.|stored-items|^generated\//.test(file);

/** Every module of the app by its path below src. */
const modules = readdirSync(srcFolder, { recursive: true, encoding: 'utf8' })
  .filter(isAppModule)
  .map((file) => ({ file, code: readFileSync(path.join(srcFolder, file), 'utf8') }));

/** Matches the modules that cache the app's own files; the policy mentions these files without listing them. */
const fileCachePattern =
  /^service-worker\/|^app\/pwa\/service-worker\.ts$|^lib\/browser\/(browser|worker-cache)\.ts$/;

/** The keys in a module: `storageKey = 'theme'`, `key: 'theme'`, userKey('seen'), userKey(`draft:${id}`) and visitorKey('form'). */
const findKeys = (code: string): string[] => [
  ...Array.from(code.matchAll(/[kK]ey(?: =|:) '([^']+)'/g), ([, key = '']) => key),
  ...Array.from(
    code.matchAll(/(user|visitor)Key\(['`]([^'`$]+)/g),
    ([, prefix, key = '']) => `${prefix}:${key}`,
  ),
];

/** Modules that pass a storage on without using a key. */
const expectedKeylessModules = [
  'api/browser/platform.ts',
  'api/offline-cache/offline-cache.ts',
  'api/session/backoff.ts',
  'api/storage.ts',
  'bootstrap/first-paint/answer-sources.ts',
  'bootstrap/first-paint/first-paint.ts',
  'bootstrap/start-first-paint.ts',
  'features/chat/data/outbox/former-outbox.ts',
  'forms/use-kept-values.ts',
];

it('lists exactly the storage keys of the code', () => {
  const storageModules = modules
    .filter(({ code }) => /localStorage|sessionStorage|KeyValueStorage|deviceStorage|visitorKey\(/.test(code))
    .map(({ file, code }) => ({ file, keys: findKeys(code) }));
  const keylessModules = storageModules.filter(({ keys }) => keys.length === 0).map(({ file }) => file);
  expect(keylessModules.toSorted()).toEqual(expectedKeylessModules);
  expect([...storageModules.flatMap(({ keys }) => keys), scrollKey].toSorted()).toEqual(
    storageKeys.map(({ key }) => key as string).toSorted(),
  );
});

it('lists the cookies with their maximal age', () => {
  const daySeconds = 86_400;
  expect(cookies).toEqual([
    { name: 'access_token', days: tokenMaxAge.access / daySeconds },
    { name: 'refresh_token', days: tokenMaxAge.refresh / daySeconds },
    { name: 'session_name', days: tokenMaxAge.session / daySeconds },
    { name: 'locale', days: localeMaxAge / daySeconds },
  ]);
});

it('lists the databases with the maximal age of their data', () => {
  expect(storedDatabases).toEqual([
    { name: databaseName, days: maxAgeMs / 86_400_000 },
    { name: outboxDatabaseName, days: null },
  ]);
});

it('finds IndexedDB, caches and service workers in the expected modules only', () => {
  const unexpectedModules = modules.filter(
    ({ file, code }) =>
      /indexedDB|\bcaches\.|cookieStore|serviceWorker|idb-keyval/.test(code) &&
      !fileCachePattern.test(file) &&
      !/^api\/offline-cache\/(cache-database|store)\.ts$|^features\/chat\/data\/outbox\/outbox-database\.ts$|^bootstrap\/head\.ts$/.test(
        file,
      ),
  );
  expect(unexpectedModules.map(({ file }) => file)).toEqual([]);
});

it('lets exactly the personal items end with the session', () => {
  for (const { key, duration } of storageKeys.filter((item) => item.duration !== 'tab')) {
    // `kept_for` names the owner of the personal items.
    expect(duration === 'session', key).toBe(key.startsWith('user:') || key === 'kept_for');
  }
});
