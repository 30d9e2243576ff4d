// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCacheStore, type CacheStore } from '@/api/offline-cache/store';
import { maxAgeMs } from '@/api/offline-cache/limits';
import { ownerKey, ownerHash, cacheSwitchKey } from '@/api/offline-cache/owner';
import { aMatch } from '@/features/matches/data/match.fixture';
import type { FirstPaintInput } from '@/bootstrap/start-first-paint';
import {
  createInput,
  type FirstPaints,
  respondWith,
  listPath,
  loadFirstPaints,
  pageHtml,
  profilePath,
  unreadPath,
} from './first-paint.harness';

/** Before the match of the fixture. */
const now = Date.parse('2026-11-24T08:00:00+01:00');
const hour = 3_600_000;
const matchPath = '/api/match/2/';
const unread = { total_unread: 3, results: [{ match_id: 2, unread_count: 3 }] };

let paint: FirstPaints;
let kept: CacheStore;

/** Answers that never come. */
const pending = (...paths: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(paths.map((path) => [path, new Promise(() => undefined)]));
const waiting = (): FirstPaintInput => createInput(pending(profilePath, listPath, unreadPath, matchPath));
/** Nobody was asked: the access token is about to expire, or there is no network. */
const unasked = (): FirstPaintInput => ({ ...waiting(), token: '', responses: {} });

/** Keeps answers for somebody, as the app does on an earlier visit. */
async function keep(answers: Record<string, object>, { identity = 'jana', at = now - hour } = {}) {
  localStorage.setItem(ownerKey, ownerHash(identity));
  const changes = Object.entries({ [profilePath]: { cities: [] }, ...answers }).map(
    ([path, data]) => [path, { data, at }] as const,
  );
  await kept.write(ownerHash(identity), new Map(changes));
}

const titles = (): (string | null)[] =>
  Array.from(
    document.querySelectorAll('[data-painted] h3, [data-painted] h1'),
    (heading) => heading.textContent,
  );
const paintedFrom = (): string | null | undefined =>
  document.querySelector('[data-painted]')?.getAttribute('data-painted');
const isSkeleton = (): boolean => document.body.textContent === 'listmatch';

/** Until what is under way in the database, and in reading an answer, has come to its end: what is asked for later is answered later. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await kept.list('nobody');
    await new Promise((resolve) => setTimeout(resolve));
  }
}

beforeAll(async () => {
  paint = await loadFirstPaints();
}, 60_000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('innerHeight', 2000);
  kept = createCacheStore([]);
  document.cookie = 'access_token=mine; Path=/';
  document.cookie = 'refresh_token=jana; Path=/';
  document.body.innerHTML = pageHtml;
});
afterEach(() => {
  vi.useRealTimers();
  document.cookie = 'refresh_token=; Path=/; Max-Age=0';
  localStorage.clear();
});

/** In a month, so that it is none that is over when what was kept is too old. */
const then = { starts_at: '2026-12-24T18:00:00+01:00', ends_at: '2026-12-24T19:30:00+01:00' };
const old = aMatch({ id: 2, title: 'Futsal', ...then });
const fresh = aMatch({ id: 2, title: 'Sálová kopaná', ...then });

describe('what the device has kept is painted', () => {
  it('while the network has not answered, with what was unread', async () => {
    await keep({ [listPath]: [old], [unreadPath]: unread });
    await paint.list(waiting());
    expect(titles()).toEqual(['Futsal']);
    expect(document.querySelector('[data-place=match-2]')?.textContent).toContain('3');
    expect(paintedFrom()).toBe('kept');
  });

  it.each(['', 'https://api.example.org'])(
    'where nobody could be asked, with the API at %j',
    async (origin) => {
      await keep({ [matchPath]: { ...old, participants: [] } });
      const { calls, ...first } = unasked();
      await paint.match({ ...first, calls: calls.map((path) => `${origin}${path}`) });
      expect(titles()).toEqual(['Futsal']);
    },
  );

  it('without what is over by now, of which there may be more than a screen shows', async () => {
    const over = Array.from({ length: 40 }, (_, index) =>
      aMatch({
        id: 100 + index,
        starts_at: '2026-11-20T18:00:00+01:00',
        ends_at: '2026-11-20T19:00:00+01:00',
      }),
    );
    await keep({ [listPath]: [...over, old] });
    await paint.list(waiting());
    expect(titles()).toEqual(['Futsal']);
  });

  it.each([
    ['gives way to the answer', fresh],
    ['stays, with the focus, where the answer is the same', old],
  ])('and %s', async (_, match) => {
    await keep({ [listPath]: [old] });
    let answer: (response: Response) => void = () => undefined;
    const list = new Promise<Response>((resolve) => (answer = resolve));
    await paint.list(createInput({ [listPath]: list, [unreadPath]: '' }));
    expect(titles()).toEqual(['Futsal']);
    const link = document.querySelector('h3 a');
    answer(await respondWith([match]));
    await vi.waitFor(() => expect(paintedFrom()).toBe('answer'));
    expect(titles()).toEqual([match.title]);
    expect(document.querySelector('h3 a') === link).toBe(match === old);
  });

  it('before the page is parsed to its end', async () => {
    await keep({ [listPath]: [old] });
    const scene = document.querySelector('[data-page-kind]') as HTMLElement;
    scene.dataset['pageKind'] = 'guest';
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const painted = paint.list(waiting());
    await settle();
    expect(isSkeleton()).toBe(true);
    scene.dataset['pageKind'] = 'shell';
    await painted;
    expect(titles()).toEqual(['Futsal']);
  });
});

describe('what the device has kept is never painted', () => {
  it('over an answer', async () => {
    await keep({ [listPath]: [old] });
    // The database answers when it is let go.
    const open = indexedDB.open.bind(indexedDB);
    let letGo = (): void => undefined;
    vi.spyOn(indexedDB, 'open').mockImplementation((...what) => {
      const request = open(...what);
      const real: { onsuccess: ((event: Event) => void) | null } = { onsuccess: null };
      request.addEventListener('success', (event) => {
        letGo = () => real.onsuccess?.call(request, event);
      });
      Object.defineProperty(request, 'onsuccess', {
        set(take: typeof real.onsuccess) {
          real.onsuccess = take;
        },
      });
      return request;
    });
    await paint.list(createInput({ [listPath]: [fresh], [unreadPath]: unread }));
    expect(titles()).toEqual(['Sálová kopaná']);
    await settle();
    letGo();
    await settle();
    expect(titles()).toEqual(['Sálová kopaná']);
    expect(paintedFrom()).toBe('answer');
  });

  it.each<[string, () => unknown]>([
    ['it is of another person', () => (document.cookie = 'refresh_token=alex; Path=/')],
    ['the mark says that it is of another person', () => localStorage.setItem(ownerKey, ownerHash('alex'))],
    ['it is being removed, and the mark is gone', () => localStorage.removeItem(ownerKey)],
    ['offlineCache is switched off', () => localStorage.setItem(cacheSwitchKey, 'off')],
    [
      'nobody is signed in',
      () => {
        document.cookie = 'refresh_token=; Path=/; Max-Age=0';
        document.cookie = 'access_token=; Path=/; Max-Age=0';
      },
    ],
    ['it is older than a fortnight', () => vi.setSystemTime(now - hour + maxAgeMs + 1000)],
    ['it is of an older shape', () => keep({ [listPath]: [{ id: 2, name: 'Futsal' }] })],
    [
      'the list of what is kept names another person',
      () => kept.write(ownerHash('alex'), new Map([[listPath, { data: [fresh], at: now }]])),
    ],
    [
      'the database cannot be opened',
      () =>
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('Forbidden', 'SecurityError');
        }),
    ],
    ['there is no database', () => vi.stubGlobal('indexedDB', undefined)],
  ])('where %s', async (_, change) => {
    await keep({ [listPath]: [old] });
    await change();
    await paint.list(unasked());
    expect(isSkeleton()).toBe(true);
  });

  it('where the cookies become those of another person meanwhile', async () => {
    await keep({ [listPath]: [old] });
    const painted = paint.list(unasked());
    document.cookie = 'refresh_token=alex; Path=/';
    await painted;
    expect(isSkeleton()).toBe(true);
  });
});
