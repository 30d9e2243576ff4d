import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storageKey as scrollKey } from '@tanstack/router-core';
import { expect, it } from 'vitest';
import { databaseName } from '@/api/offline-cache/read';
import { maxAgeMs } from '@/api/offline-cache/limits';
import { outboxDatabaseName } from '@/features/chat/data/outbox-database';
import { storedDatabases, storedItems } from './stored-items';

const src = path.join(import.meta.dirname, '../../..');

const isOfApp = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.|\.(harness|fixture)\.|stored-items|^generated\//.test(file);

/** Every module of the app by its path below src. */
const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(isOfApp)
  .map((file) => ({ file, code: readFileSync(path.join(src, file), 'utf8') }));

/** The app's own files, of which the policy speaks as a whole: what keeps them, and what takes that away. */
const keepsFiles = /^service-worker\/|^app\/pwa\/service-worker\.ts$|^lib\/(browser|worker-cache)\.ts$/;

/** The keys that a module writes down: `storageKey = 'theme'`, `key: 'theme'`, userKey('seen') and userKey(`draft:${id}`). */
const keysIn = (code: string): string[] => [
  ...Array.from(code.matchAll(/[kK]ey(?: =|:) '([^']+)'/g), ([, key = '']) => key),
  ...Array.from(code.matchAll(/userKey\(['`]([^'`$]+)/g), ([, key = '']) => `user:${key}`),
];

/** These hand the storages on and put nothing into them by themselves. */
const withoutKeys = [
  'api/backoff.ts',
  'api/offline-cache/offline-cache.ts',
  'api/platform.ts',
  'api/storage.ts',
  'bootstrap/first-paint/answers.ts',
  'bootstrap/first-paint/first-paint.ts',
  'bootstrap/start-first-paint.ts',
];

it('lists every key that the code keeps anything under, and no other', () => {
  const found = modules
    .filter(({ code }) => /localStorage|sessionStorage|KeyValueStorage|deviceStorage/.test(code))
    .map(({ file, code }) => ({ file, keys: keysIn(code) }));
  const without = found.filter(({ keys }) => keys.length === 0).map(({ file }) => file);
  expect(without.toSorted()).toEqual(withoutKeys);
  expect([...found.flatMap(({ keys }) => keys), scrollKey].toSorted()).toEqual(
    storedItems.map(({ key }) => key as string).toSorted(),
  );
});

it('lists the databases and for how long something stays there', () => {
  expect(storedDatabases).toEqual([
    { name: databaseName, days: maxAgeMs / 86_400_000 },
    { name: outboxDatabaseName, days: null },
  ]);
});

it('knows of no other place in the browser where anything is kept', () => {
  const others = modules.filter(
    ({ file, code }) =>
      /indexedDB|\bcaches\.|cookieStore|serviceWorker|idb-keyval/.test(code) &&
      !keepsFiles.test(file) &&
      !/^api\/offline-cache\/(read|store)\.ts$|^features\/chat\/data\/outbox-database\.ts$/.test(file),
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

it('says of what belongs to a person that it goes with the session, and of nothing else', () => {
  for (const { key, stay } of storedItems.filter((item) => item.stay !== 'tab')) {
    // The mark of whose the rest is goes last, when all of it is gone.
    expect(stay === 'session', key).toBe(key.startsWith('user:') || key === 'kept_for');
  }
});
