// @vitest-environment jsdom
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from '@/generated/examples';
import { aMatch, myParticipation } from '@/features/matches/data/match.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { I18n } from '@/i18n/translate';
import type { Locale } from '@/lib/locale';
import { stubMedia } from '../../../tests/setup/media.ts';
import {
  createInput,
  dictionaries,
  type FirstPaints,
  respondWith,
  listPath,
  loadFirstPaints,
  pageHtml,
  profilePath,
  skeletonHtml,
  unreadPath,
} from './first-paint.harness.ts';

/** Before the matches of the fixture, on the same day for some of them. */
const now = Date.parse('2026-11-24T08:00:00+01:00');

const mine = myParticipation({ confirm_by: '2026-11-24T12:00:00+01:00' });

const thursday = { starts_at: '2026-11-26T18:00:00+01:00', ends_at: '2026-11-26T19:00:00+01:00' };

/** Each kind of row: open, mine, waiting, closed, cancelled, running, in another zone, without a limit, large. */
const matches: Match[] = [
  aMatch({ id: 1, starts_at: '2026-11-24T07:30:00+01:00', ends_at: '2026-11-24T09:00:00+01:00' }),
  aMatch({ id: 2 }),
  aMatch({ id: 3, my_participation: mine, can_join: false, can_leave: true, sport: 'hockey' }),
  aMatch({
    id: 4,
    my_participation: { ...mine, status: 'waitlisted', waitlist_position: 2 },
    participants_count: 10,
    waitlist_count: 3,
    can_join: false,
    can_leave: true,
  }),
  aMatch({ id: 5, can_join: false, reason_code: 'join_deadline_passed', price: null, format: null }),
  aMatch({ id: 6, status: 'cancelled', cancellation_reason: 'Prší & <b>', can_join: false }),
  aMatch({
    id: 7,
    timezone: 'America/New_York',
    starts_at: '2026-11-25T18:00:00-05:00',
    ends_at: '2026-11-25T19:00:00-05:00',
  }),
  aMatch({ id: 8, max_participants: null, ...thursday }),
  aMatch({ id: 9, max_participants: 22, participants_count: 22, ...thursday }),
];

type Participant = MatchDetail['participants'][number];
const person = (pid: number, fields: Partial<Participant>): Participant => ({
  ...examples.getMatch.open.participants[0]!,
  pid,
  ...fields,
});

const participants = [
  person(7, { is_me: true }),
  person(8, {
    status: 'joined',
    user: { id: 2, display_name: 'Alex', profile_picture: 'https://hrajem.test/a.png' },
  }),
  person(9, { status: 'waitlisted', waitlist_position: 1 }),
];

const seen = {
  2: {
    starts_at: '2026-11-24T17:00:00+01:00',
    ends_at: '2026-11-24T18:30:00+01:00',
    place: 'Jinde',
    cancelled: false,
    others: 7,
    roster: [{ id: 5, name: 'Eva' }],
  },
};

let paint: FirstPaints;
beforeAll(async () => {
  paint = await loadFirstPaints();
}, 60_000);

const unread = { total_unread: 3, results: [{ match_id: 2, unread_count: 3 }] };

const place = (): string => document.querySelector('[data-page-kind]')?.innerHTML ?? '';

/** As attributes are written by a browser. */
const plain = (html: string): string => html.replaceAll(/style="--rows:(\d+);?"/g, 'style="--rows: $1;"');

/** As React draws it, in the words of a language. */
async function byReact(locale: Locale, draw: (i18n: I18n) => ReactNode): Promise<string> {
  const { createI18n } = await import('@/i18n/translate');
  const content = draw(createI18n(locale, dictionaries[locale]));
  expect(isValidElement(content)).toBe(true);
  const template = document.createElement('div');
  template.innerHTML = renderToStaticMarkup(content);
  return plain(template.innerHTML);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  document.cookie = 'access_token=mine; Path=/';
  localStorage.setItem('user:seen_matches', JSON.stringify(seen));
  localStorage.setItem('user:remembered_matches', '[[2,9999999999999]]');
  document.body.innerHTML = pageHtml;
  vi.stubGlobal('innerHeight', 2000);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the first paint', () => {
  it.each(['cs', 'en'] as const)('draws the list as React does, in %s', async (locale) => {
    await paint.list(createInput({ [listPath]: matches, [unreadPath]: unread }, { language: locale }));
    const painted = document.querySelector('[data-page-kind] > div')?.innerHTML ?? '';
    const { FirstList } = await import('./list.tsx');
    expect(plain(painted)).toBe(
      await byReact(locale, (i18n) => (
        <FirstList
          i18n={i18n}
          next={matches[2]}
          matches={matches}
          now={now}
          seen={seen}
          remembered={new Set([2])}
          unread={new Map([[2, 3]])}
        />
      )),
    );
    expect(document.querySelectorAll('[data-page-kind] li[data-place]')).toHaveLength(matches.length);
    expect(document.querySelector('[data-place=match-2] a')?.getAttribute('href')).toBe(
      locale === 'cs' ? '/detail/2' : '/en/detail/2',
    );
  });

  it.each(
    (['cs', 'en'] as const).flatMap((locale) => matches.map((match) => [locale, match.id, match] as const)),
  )('draws a match as React does, in %s: %i', async (locale, id, match) => {
    const detail = { ...match, participants };
    await paint.match(
      createInput({ [`/api/match/${String(id)}/`]: detail, [unreadPath]: unread }, { language: locale }),
    );
    const painted = document.querySelector('[data-page-kind] > div:last-child')?.innerHTML ?? '';
    const { FirstMatch } = await import('./match.tsx');
    expect(painted).toBe(
      await byReact(locale, (i18n) => (
        <FirstMatch
          i18n={i18n}
          match={detail}
          now={now}
          seen={id === 2 ? seen[2] : undefined}
          unread={id === 2 ? 3 : 0}
        />
      )),
    );
    expect(document.querySelector('article h1')?.textContent).toBe(match.title);
  });
});

const offline = Promise.reject(new TypeError('Failed to fetch'));
offline.catch(() => undefined);

describe('the skeleton stays', () => {
  const good = { [listPath]: matches, [unreadPath]: unread };
  const wrong = (field: string, value: unknown) => ({
    [listPath]: [...matches.slice(0, 2), { ...aMatch({ id: 3 }), [field]: value }],
  });

  it.each([
    ['an answer that says no', { [listPath]: respondWith(matches, 500) }],
    ['none', { [listPath]: offline }],
    ['HTML', { [listPath]: '<!doctype html>' }],
    ['half an answer', { [listPath]: JSON.stringify(matches).slice(0, -40) }],
    ['something else', { [listPath]: { results: [] } }],
    ['a title that is no text', wrong('title', { $$typeof: 'x' })],
    ['a sport that nobody knows', wrong('sport', 'constructor')],
    ['a level that nobody knows', wrong('level', 'pro')],
    ['a date that is none', wrong('starts_at', 'soon')],
    ['no venue', wrong('venue', null)],
    ['no profile', { ...good, [profilePath]: respondWith('', 500) }],
    ['cities that are none', { ...good, [profilePath]: { cities: [{ id: 'Brno' }] } }],
    ['a currency that is none', wrong('price', { amount: 1, currency: '?' })],
    ['a participation without a status', wrong('my_participation', {})],
    ['a reason that nobody knows', wrong('reason_code', 'toString')],
    ['a number of places that is none', wrong('max_participants', -1)],
  ])('for %s', async (_, answers) => {
    await paint.list(createInput(answers));
    expect(place()).toBe(skeletonHtml);
  });

  it.each([
    ['another person has the session', () => (document.cookie = 'access_token=other; Path=/')],
    ['nobody has a session', () => (document.cookie = 'access_token=; Path=/; Max-Age=0')],
    ['the list is narrowed', () => window.history.replaceState(null, '', '/?sport=hockey')],
    [
      'the app has put its own screen there',
      () => document.querySelector('[data-page-kind]')?.removeAttribute('data-page-kind'),
    ],
    [
      'the page was left further down',
      () => {
        window.history.replaceState({ __TSR_key: 'a', __TSR_index: 0 }, '');
        const left = {
          key: 'a',
          pathname: '/cs',
          place: { y: 900, height: 800, landmarks: [], isOpened: false },
        };
        sessionStorage.setItem('places', JSON.stringify([[0, left]]));
      },
    ],
  ])('where %s', async (_, change) => {
    // Anew: it reads once where pages were left.
    const { list } = await loadFirstPaints();
    change();
    await list(createInput(good));
    expect(document.body.textContent).toBe('listmatch');
    window.history.replaceState(null, '', '/');
  });

  it('for a match whose people are not as they should be', async () => {
    await paint.match(createInput({ '/api/match/2/': { ...aMatch({ id: 2 }), participants: [{ pid: 1 }] } }));
    expect(place()).toBe(skeletonHtml);
  });
});

it('begins with my cities, and with what is mine or remembered elsewhere', async () => {
  const [home, remembered, ofMine, away] = [2, 3, 3, 3].map((id, index) => {
    const { venue } = aMatch();
    return aMatch({ id: index + 1, venue: { ...venue, city: { ...venue.city, id } } });
  });
  const cities = [home!.venue.city];
  await paint.list(
    createInput({
      [profilePath]: { cities },
      [listPath]: [away, remembered, { ...ofMine, my_participation: mine }, home],
    }),
  );
  const painted = document.querySelectorAll('[data-painted] li[data-place]');
  expect(Array.from(painted, (row) => row.getAttribute('data-place'))).toEqual([
    'match-1',
    'match-2',
    'match-3',
  ]);
});

it('draws my next match also where its row is out of sight', async () => {
  vi.stubGlobal('innerHeight', 700);
  const others = Array.from({ length: 20 }, (_, index) => aMatch({ id: index + 1 }));
  const [over, next] = [{ id: 30, ends_at: '2026-11-24T07:00:00+01:00' }, { id: 31 }];
  const ofMine = [over, next].map((fields) => aMatch({ ...fields, my_participation: mine }));
  await paint.list(createInput({ [listPath]: [...others, ...ofMine] }));
  expect(document.querySelectorAll('[data-place=match-31]')).toHaveLength(0);
  expect([...document.querySelectorAll('h2 a, section a')].map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/detail/31', '/detail/31#chat']),
  );
});

it.each([
  [390, 4],
  [1280, 6],
])(
  'paints so many rows as are in sight below, in a window %i px wide, or beside it: %i',
  async (width, count) => {
    vi.stubGlobal('innerHeight', 700);
    vi.stubGlobal('innerWidth', width);
    if (width === 1280) stubMedia('48rem');
    const others = Array.from({ length: 20 }, (_, index) => aMatch({ id: index + 1 }));
    await paint.list(createInput({ [listPath]: [...others, aMatch({ id: 31, my_participation: mine })] }));
    expect(document.querySelectorAll('[data-painted] li[data-place]')).toHaveLength(count);
  },
);

it('gives each row of one title a button of its own, whether or not it is known what is unread', async () => {
  vi.stubGlobal('innerHeight', 700);
  await paint.list(
    createInput({
      [listPath]: [1, 2].map((id) => aMatch({ id, can_join: true })),
      [unreadPath]: respondWith('', 500),
    }),
  );
  const presses = document.querySelectorAll('[data-painted] [data-press^=join]');
  expect(Array.from(presses, (press) => press.getAttribute('data-press'))).toEqual(['join-1', 'join-2']);
});
