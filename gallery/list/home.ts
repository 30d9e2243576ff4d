import { demoIds } from '@mocks/db/seed/users';
import { matchOf, meanwhile, threeUnread } from '../matches';
import { reached } from '../reach/table';
import { refusals, refused } from '../refusals';
import type { Group, Place, State } from '../state';

const at: Place = { to: 'index' };
const as = 'jana';
const { steps: join = [] } = reached.joinMatch;
const { steps: leave = [] } = reached.leaveMatch;

/** A state of the list as jana sees it. */
const hers = (name: string, state: Omit<State, 'name' | 'at' | 'as'> & { at?: Place }): State => ({
  name,
  at,
  as,
  ...state,
});

const filtered = (query: Record<string, string>): Place => ({ to: 'index', query });
const nothing = filtered({ sport: 'other', level: 'advanced', from: '2020-01-01', to: '2020-01-02' });

/** A state of my next match: hers is the only one that she plays. */
const next = (
  name: string,
  match: State['match'],
  shows: State['shows'],
  prepare?: State['prepare'],
): State =>
  hers(`matches-next-${name}`, {
    match,
    prepare: (world) => {
      const { state } = world;
      state.participations = state.participations.filter(
        ({ user_id, match_id }) => user_id !== demoIds.jana || match_id === world.match.id,
      );
      prepare?.(world);
    },
    shows,
    quick: 'state',
    part: '[aria-labelledby=next-match]',
  });

/** Home of somebody without a session. */
export const landing: Group = {
  screen: 'Landing',
  states: [
    { name: 'landing', at, shows: ({ LL }) => LL.home.landing.title(), quick: 'screen' },
    {
      name: 'landing-sign-in-asked',
      at: filtered({ next: '/profil' }),
      shows: ({ LL }) => LL.home.signInNotice.text(),
      quick: 'state',
    },
    {
      name: 'landing-invited',
      at: filtered({ next: '/detail/1' }),
      shows: ({ LL }) => LL.home.signInNotice.invitation(),
    },
  ],
};

/** The list of matches. */
export const matches: Group = {
  screen: 'Matches',
  states: [
    hers('matches', {
      answers: { getUpcomingMatches: 200, getSession: 200, getChatNotifications: 200 },
      // The first paint has the filters and no count.
      shows: ({ LL }) => LL.matches.running({ count: 1 }),
      quick: 'screen',
    }),
    next('to-confirm', matchOf.toConfirm, ({ LL }) => LL.matches.next.title()),
    next('waiting', matchOf.waiting, ({ LL }) => LL.matches.next.waiting()),
    next('unread', matchOf.confirmed, ({ LL }) => LL.common.counts.unreadMessages({ count: 3 }), threeUnread),
    hers('matches-calendar-menu', {
      steps: [{ press: 'button', name: ({ LL }) => LL.matches.calendar.action() }],
      shows: ({ LL }) => LL.detail.calendar.reminders.label(),
    }),
    hers('matches-nearest', {
      steps: [{ press: 'button', name: ({ LL }) => LL.matches.nearest.action() }],
      shows: ({ LL }) => LL.matches.nearest.unplaced(),
      quick: 'large text',
    }),
    hers('matches-time-of-day', {
      at: filtered({ time: 'evening' }),
      steps: [
        {
          press: 'button',
          name: ({ LL }) => `${LL.matches.filters.time()}: ${LL.matches.filters.times.evening()}`,
        },
      ],
      shows: ({ LL }) => LL.matches.filters.hours.afternoon(),
    }),
    ...refusals('getUpcomingMatches', 'matches', {
      500: { quick: 'state' },
      pending: { quick: 'state' },
      broken: {},
      foreign: {},
    }),
    hers('matches-none', {
      prepare: ({ state, now }) => {
        state.matches = state.matches.filter(({ ends_at }) => ends_at < now);
      },
      shows: ({ LL }) => LL.matches.empty.title(),
    }),
    hers('matches-nothing-fits', {
      at: nothing,
      shows: ({ LL }) => LL.matches.empty.loosenText(),
      quick: 'state',
    }),
    hers('matches-none-in-the-city', {
      at: filtered({ city: '60' }),
      shows: ({ LL }) => LL.matches.nothing.match(),
    }),
    hers('matches-my-cities', {
      // So few that what is elsewhere comes into sight below them; one of hers is played in another city.
      at: filtered({ sport: 'badminton' }),
      shows: ({ LL }) => LL.matches.elsewhere({ count: 3 }),
      quick: 'state',
    }),
    hers('matches-none-of-mine', {
      at: filtered({ mine: '1' }),
      prepare: ({ state }) => {
        state.participations = state.participations.filter(({ user_id }) => user_id !== demoIds.jana);
      },
      shows: ({ LL }) => LL.matches.empty.mine.title(),
    }),
    hers('matches-none-remembered', {
      at: filtered({ remembered: '1' }),
      shows: ({ LL }) => LL.matches.empty.remembered.title(),
    }),
    hers('matches-remembered', {
      at: { to: 'detail' },
      match: matchOf.open,
      steps: [
        { press: 'button', name: ({ LL }) => LL.detail.remember.label() },
        { press: 'link', name: ({ LL }) => LL.detail.back() },
        { press: 'button', name: ({ LL }) => LL.matches.filters.remembered() },
      ],
      shows: ({ LL }) => LL.matches.found({ count: 1 }),
      quick: 'state',
    }),
    hers('matches-filtered', {
      at: filtered({ sport: 'football', from: '2020-01-01', free: '1' }),
      shows: ({ LL }) => LL.matches.filters.clear(),
      quick: 'state',
    }),
    hers('matches-stale', {
      answers: { getUpcomingMatches: 200 },
      steps: [
        { until: ({ LL }) => LL.matches.filters.onlyMine() },
        { answers: { getUpcomingMatches: 500 } },
        { comeBack: true },
      ],
      shows: ({ LL }) => LL.common.actions.retry(),
    }),
    hers('matches-offline', {
      steps: [{ until: ({ LL }) => LL.matches.filters.onlyMine() }, { offline: true }],
      shows: ({ LL }) => LL.common.states.offline(),
    }),
    hers('matches-joined', {
      match: matchOf.open,
      answers: { joinMatch: 200 },
      steps: join,
      shows: ({ LL }) => LL.detail.playing({ when: '' }),
    }),
    hers('matches-joined-waiting-list', {
      match: matchOf.full,
      answers: { joinMatch: 200 },
      steps: [{ press: 'button', name: ({ LL, title }) => LL.matches.joinWaitlistShortNamed({ title }) }],
      shows: ({ LL }) => LL.matches.row.waiting({ position: 1 }).slice(0, 3),
    }),
    hers('matches-overlap', {
      match: matchOf.overlapping,
      steps: join,
      shows: ({ LL }) => LL.matches.doubt.overlapTitle(),
      quick: 'large text',
    }),
    hers('matches-no-way-back', {
      match: matchOf.open,
      prepare: meanwhile.leaveClosed,
      steps: join,
      shows: ({ LL }) => LL.matches.doubt.finalTitle(),
    }),
    hers('matches-join-gone', {
      match: matchOf.open,
      answers: { joinMatch: 404 },
      steps: [{ until: ({ title }) => title }, { meanwhile: meanwhile.deleted }, ...join],
      shows: ({ LL }) => LL.problems.codes.match_not_found(),
    }),
    hers('matches-join-too-late', {
      match: matchOf.open,
      answers: { joinMatch: { status: 409, code: 'join_deadline_passed' } },
      steps: [{ until: ({ title }) => title }, { meanwhile: meanwhile.joinClosed }, ...join],
      shows: ({ LL }) => LL.problems.codes.join_deadline_passed(),
    }),
    ...refusals('joinMatch', 'matches-join', { 400: { name: 'matches-join-refused' } }),
    hers('matches-join-unknown', {
      match: matchOf.open,
      answers: { joinMatch: 'broken' },
      steps: [
        { until: ({ LL }) => LL.matches.filters.onlyMine() },
        { answers: { getUpcomingMatches: 'broken', getMatch: 'broken' } },
        ...join,
      ],
      shows: ({ LL, title }) => LL.matches.joinUnknown({ title }),
    }),
    hers('matches-leave-asked', {
      match: matchOf.hers,
      steps: leave.slice(0, 1),
      shows: ({ LL }) => LL.matches.leave.title(),
    }),
  ],
};

const menu = (name: string, label: NonNullable<State['shows']>, shows: State['shows']): State => ({
  name,
  // A short page, so that looking at the menu alone takes no time.
  at: { to: 'about' },
  as,
  steps: [{ press: 'button', name: label }],
  shows,
  quick: 'state',
});

/** The bars, their menus, and what stands in the place of any screen. */
export const everywhere: Group = {
  screen: 'Bars and menus',
  states: [
    {
      // Without a session: signed in it is in the account menu on a phone.
      name: 'menu-theme',
      at: { to: 'about' },
      steps: [{ press: 'button', name: ({ LL }) => LL.header.theme.label() }],
      shows: ({ LL }) => LL.header.theme.system(),
      quick: 'state',
    },
    menu(
      'menu-account',
      ({ LL }) => LL.header.account.menu(),
      ({ LL }) => LL.header.account.signOut(),
    ),
    refused('getUpcomingMatches', 'session-ended', 401),
    refused('refreshToken', 'session-not-renewed', 401),
    refused('getSession', 'session-outage', 500, { quick: 'state' }),
    refused('refreshToken', 'session-renewal-outage', 500),
    {
      name: 'words-missing',
      at,
      answers: { getMessages: 404 },
      shows: ({ locale }) => (locale === 'en' ? 'Try again' : 'Zkusit znovu'),
      quick: 'state',
    },
    {
      name: 'not-found',
      at: { to: 'nowhere' },
      shows: ({ LL }) => LL.errors.notFound.title(),
      quick: 'screen',
    },
  ],
};
