// @vitest-environment jsdom
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMatch, aParticipation } from '@/features/matches/data/match.fixture';
import { examples } from '@/generated/examples';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { I18n } from '@/i18n/translate';
import type { Locale } from '@/lib/locale';
import { stubMedia } from '@tests/setup/media';
import {
  createInput,
  dictionaries,
  respondWith,
  listPath,
  loadFirstPaints,
  pageHtml,
  profilePath,
  skeleton,
  unreadPath,
} from './first-paint.harness.ts';

/** A time before the matches of the fixture. */
const now = Date.parse('2026-11-24T08:00:00+01:00');

const participation = aParticipation({ confirm_by: '2026-11-24T12:00:00+01:00' });

const thursdayTimes = { starts_at: '2026-11-26T18:00:00+01:00', ends_at: '2026-11-26T19:00:00+01:00' };

/** One match of each kind: running, open, mine, waitlisted, closed, cancelled, in another zone, unlimited, large. */
const matches: Match[] = [
  aMatch({ id: 1, starts_at: '2026-11-24T07:30:00+01:00', ends_at: '2026-11-24T09:00:00+01:00' }),
  aMatch({ id: 2 }),
  aMatch({ id: 3, my_participation: participation, can_join: false, can_leave: true, sport: 'hockey' }),
  aMatch({
    id: 4,
    my_participation: { ...participation, status: 'waitlisted', waitlist_position: 2 },
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
  aMatch({ id: 8, max_participants: null, ...thursdayTimes }),
  aMatch({ id: 9, max_participants: 22, participants_count: 22, ...thursdayTimes }),
];

type Participant = MatchDetail['participants'][number];
const createParticipant = (pid: number, fields: Partial<Participant>): Participant => ({
  ...examples.getMatch.open.participants[0]!,
  pid,
  ...fields,
});

const participants = [
  createParticipant(7, { is_me: true }),
  createParticipant(8, {
    status: 'joined',
    user: { id: 2, display_name: 'Alex', profile_picture: 'https://hrajem.test/a.png' },
  }),
  createParticipant(9, { status: 'waitlisted', waitlist_position: 1 }),
];

const seenMatches = {
  2: {
    starts_at: '2026-11-24T17:00:00+01:00',
    ends_at: '2026-11-24T18:30:00+01:00',
    place: 'Jinde',
    cancelled: false,
    others: 7,
    roster: [{ id: 5, name: 'Eva' }],
  },
};

const paint = await loadFirstPaints();

const unreadBody = { total_unread: 3, results: [{ match_id: 2, unread_count: 3 }] };

const getShellHtml = (): string => document.querySelector('[data-page-kind]')?.innerHTML ?? '';

/** Writes `style` attributes as a browser serializes them. */
const normalizeStyle = (html: string): string =>
  html.replaceAll(/style="--(\w+):(\d+);?"/g, 'style="--$1: $2;"');

async function renderByReact(locale: Locale, draw: (i18n: I18n) => ReactNode): Promise<string> {
  const { createI18n } = await import('@/i18n/translate');
  const content = draw(createI18n(locale, dictionaries[locale]));
  expect(isValidElement(content)).toBe(true);
  const template = document.createElement('div');
  template.innerHTML = renderToStaticMarkup(content);
  return normalizeStyle(template.innerHTML);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  document.cookie = 'access_token=mine; Path=/';
  document.cookie = 'refresh_token=mine; Path=/';
  localStorage.setItem('user:seen_matches', JSON.stringify(seenMatches));
  localStorage.setItem('user:remembered_matches', '[[2,9999999999999]]');
  document.body.innerHTML = pageHtml;
  vi.stubGlobal('innerHeight', 2000);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the first paint', () => {
  it.each(['cs', 'en'] as const)('renders the list as React does, in %s', async (language) => {
    await paint.list(createInput({ [listPath]: matches, [unreadPath]: unreadBody }, { language }));
    const paintedHtml = document.querySelector('[data-page-kind] > div')?.innerHTML ?? '';
    const { FirstPaintList } = await import('./list.tsx');
    expect(normalizeStyle(paintedHtml)).toBe(
      await renderByReact(language, (i18n) => (
        <FirstPaintList
          i18n={i18n}
          nextMatch={matches[2]}
          myMatches={matches}
          matches={matches}
          now={now}
          seenMatches={seenMatches}
          rememberedIds={new Set([2])}
          unreadCounts={new Map([[2, 3]])}
          hasCityQuestion
        />
      )),
    );
    expect(document.querySelectorAll('[data-page-kind] li[data-landmark]')).toHaveLength(matches.length);
    expect(document.querySelector('[data-landmark=match-2] a')?.getAttribute('href')).toBe(
      language === 'cs' ? '/detail/2' : '/en/detail/2',
    );
  });

  it.each(
    (['cs', 'en'] as const).flatMap((locale) => matches.map((match) => [locale, match.id, match] as const)),
  )('renders a match as React does, in %s: %i', async (locale, id, match) => {
    const detail = { ...match, participants };
    await paint.match(
      createInput({ [`/api/match/${String(id)}/`]: detail, [unreadPath]: unreadBody }, { language: locale }),
    );
    const paintedHtml = document.querySelector('[data-page-kind] > div:last-child')?.innerHTML ?? '';
    const { FirstPaintMatch } = await import('./match.tsx');
    expect(paintedHtml).toBe(
      await renderByReact(locale, (i18n) => (
        <FirstPaintMatch
          i18n={i18n}
          match={detail}
          now={now}
          seenMatch={id === 2 ? seenMatches[2] : undefined}
          unreadCount={id === 2 ? 3 : 0}
        />
      )),
    );
    expect(document.querySelector('article h1')?.textContent).toBe(match.title);
  });
});

const failedRequest = Promise.reject(new TypeError('Failed to fetch'));
failedRequest.catch(() => undefined);

describe('nothing is painted', () => {
  const validAnswers = { [listPath]: matches, [unreadPath]: unreadBody };
  const createListWithField = (field: string, value: unknown) => ({
    [listPath]: [...matches.slice(0, 2), { ...aMatch({ id: 3 }), [field]: value }],
  });

  it.each([
    ['the status of the list is 500', { [listPath]: respondWith(matches, 500) }],
    ['the request fails', { [listPath]: failedRequest }],
    ['the answer is HTML', { [listPath]: '<!doctype html>' }],
    ['the answer is truncated', { [listPath]: JSON.stringify(matches).slice(0, -40) }],
    ['the answer is not a list', { [listPath]: { results: [] } }],
    ['a title is invalid', createListWithField('title', { $$typeof: 'x' })],
    ['a time has small letters', createListWithField('starts_at', '2026-11-26t18:00:00z')],
    ['a match has no venue', createListWithField('venue', null)],
    ['the profile fails to load', { ...validAnswers, [profilePath]: respondWith('', 500) }],
    ['the id of a city is invalid', { ...validAnswers, [profilePath]: { cities: [{ id: 'Brno' }] } }],
    ['a participation has no status', createListWithField('my_participation', {})],
  ])('when %s', async (_, answers) => {
    await paint.list(createInput(answers));
    expect(getShellHtml()).toBe(skeleton);
  });

  it.each([
    ['the cookies belong to another person', () => (document.cookie = 'access_token=other; Path=/')],
    ['no one is signed in', () => (document.cookie = 'refresh_token=; Path=/; Max-Age=0')],
    ['the list is filtered', () => window.history.replaceState(null, '', '/?sport=hockey')],
    [
      'the app has rendered its own screen',
      () => document.querySelector('[data-page-kind]')?.removeAttribute('data-page-kind'),
    ],
    [
      'the history entry has a scroll position',
      () => {
        window.history.replaceState({ __TSR_key: 'a', __TSR_index: 0 }, '');
        const position = { y: 900, height: 800, landmarks: [], isOpened: false };
        sessionStorage.setItem('places', JSON.stringify([[0, { key: 'a', pathname: '/cs', position }]]));
      },
    ],
  ])('when %s', async (_, applyChange) => {
    // The module is loaded anew, because it reads the scroll positions only once.
    const { list: paintList } = await loadFirstPaints();
    applyChange();
    await paintList(createInput(validAnswers));
    expect(document.body.textContent).toBe('listmatch');
    window.history.replaceState(null, '', '/');
  });

  it('when the participants of a match are invalid', async () => {
    await paint.match(createInput({ '/api/match/2/': { ...aMatch({ id: 2 }), participants: [{ pid: 1 }] } }));
    expect(getShellHtml()).toBe(skeleton);
  });
});

it('paints matches in my cities, and matches elsewhere that I have joined or bookmarked', async () => {
  const [matchInMyCity, rememberedMatch, myMatch, matchElsewhere] = [2, 3, 3, 3].map((id, index) => {
    const { venue } = aMatch();
    return aMatch({ id: index + 1, venue: { ...venue, city: { ...venue.city, id } } });
  });
  const cities = [matchInMyCity!.venue.city];
  const joinedMatch = { ...myMatch, my_participation: participation };
  await paint.list(
    createInput({
      [profilePath]: { cities },
      [listPath]: [matchElsewhere, rememberedMatch, joinedMatch, matchInMyCity],
    }),
  );
  const rows = document.querySelectorAll<HTMLElement>('[data-painted] li[data-landmark]');
  expect(Array.from(rows, ({ dataset }) => dataset['landmark'])).toEqual(['match-1', 'match-2', 'match-3']);
});

it('paints my next match also when its row is below the window', async () => {
  vi.stubGlobal('innerHeight', 700);
  const openMatches = Array.from({ length: 20 }, (_, index) => aMatch({ id: index + 1 }));
  const myMatches = [{ id: 30, ends_at: '2026-11-24T07:00:00+01:00' }, { id: 31 }].map((fields) =>
    aMatch({ ...fields, my_participation: participation }),
  );
  await paint.list(createInput({ [listPath]: [...openMatches, ...myMatches] }));
  expect(document.querySelectorAll('[data-landmark=match-31]')).toHaveLength(0);
  expect([...document.querySelectorAll('h2 a, section a')].map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/detail/31', '/detail/31#chat']),
  );
});

it.each([
  [390, 4],
  [1280, 6],
])('paints, in a window %i px wide, only the rows in sight: %i', async (width, count) => {
  vi.stubGlobal('innerHeight', 700);
  vi.stubGlobal('innerWidth', width);
  if (width === 1280) stubMedia('48rem');
  const openMatches = Array.from({ length: 20 }, (_, index) => aMatch({ id: index + 1 }));
  await paint.list(
    createInput({ [listPath]: [...openMatches, aMatch({ id: 31, my_participation: participation })] }),
  );
  expect(document.querySelectorAll('[data-painted] li[data-landmark]')).toHaveLength(count);
});

it('paints a join button for each match, also when the unread counts fail', async () => {
  vi.stubGlobal('innerHeight', 700);
  await paint.list(
    createInput({
      [listPath]: [1, 2].map((id) => aMatch({ id, can_join: true })),
      [unreadPath]: respondWith('', 500),
    }),
  );
  const buttons = document.querySelectorAll('[data-painted] [data-press^=join]');
  expect(Array.from(buttons, (button) => button.getAttribute('data-press'))).toEqual(['join-1', 'join-2']);
});

it('links from a match that was opened from all chats back to them, as the app does', async () => {
  window.history.replaceState({ __TSR_key: 'b', __TSR_index: 1 }, '', '/detail/2');
  const position = { y: 0, height: 800, landmarks: [], isOpened: false };
  const visit = { key: 'a', pathname: '/cs/?open=messages', position };
  sessionStorage.setItem('places', JSON.stringify([[0, visit]]));
  const { match: paintMatch } = await loadFirstPaints();
  await paintMatch(createInput({ '/api/match/2/': { ...aMatch({ id: 2 }), participants } }));
  const link = document.querySelector('[data-painted] [data-back-line]');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Všechny zprávy', '/?open=messages']);
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
