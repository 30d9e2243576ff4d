// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxAgeMs } from '@/api/offline-cache/cache-database';
import { ownerKey, ownerHash, disabledKey } from '@/api/offline-cache/owner';
import { createCacheStore, type CacheStore } from '@/api/offline-cache/store';
import type { FirstPaintInput } from '@/bootstrap/start-first-paint';
import { aMatch } from '@/features/matches/data/match.fixture';
import {
  createInput,
  respondWith,
  listPath,
  loadFirstPaints,
  pageHtml,
  profilePath,
  unreadPath,
} from './first-paint.harness';

/** A time before the match of the fixture. */
const now = Date.parse('2026-11-24T08:00:00+01:00');
const hourMs = 3_600_000;
const matchPath = '/api/match/2/';
const unreadBody = { total_unread: 3, results: [{ match_id: 2, unread_count: 3 }] };

const paint = await loadFirstPaints();
let store: CacheStore;

const createPendingResponses = (...paths: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(paths.map((path) => [path, new Promise(() => undefined)]));
const createPendingInput = (): FirstPaintInput =>
  createInput(createPendingResponses(profilePath, listPath, unreadPath, matchPath));
/** An input without requests, as with an access token that is about to expire. */
const createInputWithoutRequests = () => ({ ...createPendingInput(), token: '', responses: {} });

/** Writes answers for jana, dated an hour ago, into the offline cache. */
async function cacheAnswers(answers: Record<string, object>) {
  localStorage.setItem(ownerKey, ownerHash('jana'));
  const entries = Object.entries({ [profilePath]: { cities: [] }, ...answers }).map(
    ([path, data]) => [path, { data, answeredAt: now - hourMs }] as const,
  );
  await store.write(ownerHash('jana'), new Map(entries));
}

const getTitles = (): (string | null)[] =>
  Array.from(document.querySelectorAll('[data-painted] :is(h1, h3)'), (heading) => heading.textContent);
const getPaintSource = (): string | null | undefined =>
  document.querySelector('[data-painted]')?.getAttribute('data-painted');
const isSkeletonShown = (): boolean => document.body.textContent === 'listmatch';

async function waitForDatabase(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await store.list('nobody');
    await new Promise((resolve) => setTimeout(resolve));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('innerHeight', 2000);
  store = createCacheStore([]);
  document.cookie = 'access_token=mine; Path=/';
  document.cookie = 'refresh_token=jana; Path=/';
  document.body.innerHTML = pageHtml;
});
afterEach(() => {
  vi.useRealTimers();
  document.cookie = 'refresh_token=; Path=/; Max-Age=0';
  localStorage.clear();
});

/** A match in a month has not finished when the cache expires. */
const nextMonthTimes = { starts_at: '2026-12-24T18:00:00+01:00', ends_at: '2026-12-24T19:30:00+01:00' };
const oldMatch = aMatch({ id: 2, title: 'Futsal', ...nextMonthTimes });
const newMatch = aMatch({ id: 2, title: 'Sálová kopaná', ...nextMonthTimes });

describe('the offline cache is painted', () => {
  it('before the network answers, with unread counts', async () => {
    await cacheAnswers({ [listPath]: [oldMatch], [unreadPath]: unreadBody });
    await paint.list(createPendingInput());
    expect(getTitles()).toEqual(['Futsal']);
    expect(document.querySelector('[data-landmark=match-2]')?.textContent).toContain('3');
    expect(getPaintSource()).toBe('cache');
  });

  it.each(['', 'https://api.example.org'])('without a request, with the API at %j', async (origin) => {
    await cacheAnswers({ [matchPath]: { ...oldMatch, participants: [] } });
    const { paths, ...input } = createInputWithoutRequests();
    await paint.match({ ...input, paths: paths.map((path) => `${origin}${path}`) });
    expect(getTitles()).toEqual(['Futsal']);
  });

  it('without finished matches, even when there are many', async () => {
    const finishedMatches = Array.from({ length: 40 }, (_, index) =>
      aMatch({
        id: 100 + index,
        starts_at: '2026-11-20T18:00:00+01:00',
        ends_at: '2026-11-20T19:00:00+01:00',
      }),
    );
    await cacheAnswers({ [listPath]: [...finishedMatches, oldMatch] });
    await paint.list(createPendingInput());
    expect(getTitles()).toEqual(['Futsal']);
  });

  it.each([
    ['replaced by the answer', newMatch],
    ['kept, with its nodes, when the answer is the same', oldMatch],
  ])('and then %s', async (_, match) => {
    await cacheAnswers({ [listPath]: [oldMatch] });
    let resolveList: (response: Response) => void = () => undefined;
    const list = new Promise<Response>((resolve) => (resolveList = resolve));
    await paint.list(createInput({ [listPath]: list, [unreadPath]: '' }));
    expect(getTitles()).toEqual(['Futsal']);
    const link = document.querySelector('h3 a');
    resolveList(await respondWith([match]));
    await waitFor(() => expect(getPaintSource()).toBe('network'));
    expect(getTitles()).toEqual([match.title]);
    expect(document.querySelector('h3 a') === link).toBe(match === oldMatch);
  });

  it('before the page is completely parsed', async () => {
    await cacheAnswers({ [listPath]: [oldMatch] });
    const shell = document.querySelector('[data-page-kind]') as HTMLElement;
    shell.dataset['pageKind'] = 'guest';
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const painting = paint.list(createPendingInput());
    await waitForDatabase();
    expect(isSkeletonShown()).toBe(true);
    shell.dataset['pageKind'] = 'shell';
    await painting;
    expect(getTitles()).toEqual(['Futsal']);
  });
});

describe('the offline cache is never painted', () => {
  it('over the answer of the network', async () => {
    await cacheAnswers({ [listPath]: [oldMatch] });
    // The success of opening the database is delayed until `releaseDatabase`.
    const open = indexedDB.open.bind(indexedDB);
    let releaseDatabase = (): void => undefined;
    vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
      const request = open(...args);
      const delayedHandlers: { onsuccess: ((event: Event) => void) | null } = { onsuccess: null };
      request.addEventListener('success', (event) => {
        releaseDatabase = () => delayedHandlers.onsuccess?.call(request, event);
      });
      Object.defineProperty(request, 'onsuccess', {
        set(onsuccess: typeof delayedHandlers.onsuccess) {
          delayedHandlers.onsuccess = onsuccess;
        },
      });
      return request;
    });
    await paint.list(createInput({ [listPath]: [newMatch], [unreadPath]: unreadBody }));
    expect(getTitles()).toEqual(['Sálová kopaná']);
    await waitForDatabase();
    releaseDatabase();
    await waitForDatabase();
    expect(getTitles()).toEqual(['Sálová kopaná']);
    expect(getPaintSource()).toBe('network');
  });

  it.each<[string, () => unknown]>([
    ['the session is of another person', () => (document.cookie = 'refresh_token=alex; Path=/')],
    ['the owner key is of another person', () => localStorage.setItem(ownerKey, ownerHash('alex'))],
    ['the owner key was removed', () => localStorage.removeItem(ownerKey)],
    ['the offline cache is disabled', () => localStorage.setItem(disabledKey, 'off')],
    [
      'no one is signed in',
      () => {
        document.cookie = 'refresh_token=; Path=/; Max-Age=0';
        document.cookie = 'access_token=; Path=/; Max-Age=0';
      },
    ],
    ['it is older than fourteen days', () => vi.setSystemTime(now - hourMs + maxAgeMs + 1000)],
    ['its format is invalid', () => cacheAnswers({ [listPath]: [{ id: 2, name: 'Futsal' }] })],
    [
      'the index in the database is of another person',
      () => store.write(ownerHash('alex'), new Map([[listPath, { data: [newMatch], answeredAt: now }]])),
    ],
    [
      'the database cannot be opened',
      () =>
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('Forbidden', 'SecurityError');
        }),
    ],
    ['there is no database', () => vi.stubGlobal('indexedDB', undefined)],
  ])('when %s', async (_, applyChange) => {
    await cacheAnswers({ [listPath]: [oldMatch] });
    await applyChange();
    await paint.list(createInputWithoutRequests());
    expect(isSkeletonShown()).toBe(true);
  });

  it('when another person signs in meanwhile', async () => {
    await cacheAnswers({ [listPath]: [oldMatch] });
    const painting = paint.list(createInputWithoutRequests());
    document.cookie = 'refresh_token=alex; Path=/';
    await painting;
    expect(isSkeletonShown()).toBe(true);
  });
});
