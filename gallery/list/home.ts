import { demoIds } from '@mocks/db/seed/users';
import { calls } from '../calls/calls';
import { pickMatch, matchChanges, addUnreadMessages } from '../matches';
import { refusalStates, refusalState } from '../refusals';
import {
  type Group,
  type StateOptions,
  type StateLocation,
  type State,
  type Step,
  createState,
} from '../state';

const at: StateLocation = { to: 'index' };
const as = 'jana';
const { steps: joinSteps = [] } = calls.joinMatch;

/** A state of the list of matches as jana sees it. */
const listState = (name: string, shows: State['shows'], options: StateOptions = {}): State =>
  createState(name, at, shows, { as, ...options });

const listWith = (query: Record<string, string>): StateLocation => ({ to: 'index', query });
const withoutResults = listWith({ sport: 'other', level: 'advanced', from: '2020-01-01', to: '2020-01-02' });

/** The press that opens the filters of a phone. */
const openFilters: Step = { press: 'button', name: ({ LL }) => LL.matches.filters.title() };

/** A state of the panel "next match": jana takes part in this match only. */
const nextMatch = (
  name: string,
  match: State['match'],
  shows: State['shows'],
  prepare?: State['prepare'],
): State =>
  listState(`matches-next-${name}`, shows, {
    match,
    prepare: (world) => {
      const { state } = world;
      state.participations = state.participations.filter(
        ({ user_id, match_id }) => user_id !== demoIds.jana || match_id === world.match.id,
      );
      prepare?.(world);
    },
    quick: 'state',
    part: '[aria-labelledby=next-match]',
  });

export const landing: Group = {
  screen: 'Landing',
  states: [
    createState('landing', at, ({ LL }) => LL.home.landing.title(), { quick: 'screen' }),
    createState(
      'landing-sign-in-asked',
      listWith({ next: '/profil' }),
      ({ LL }) => LL.home.signInNotice.text(),
      { quick: 'state' },
    ),
  ],
};

export const matches: Group = {
  screen: 'Matches',
  states: [
    // The first paint does not show this count yet.
    listState('matches', ({ LL }) => LL.matches.running({ count: 1 }), {
      answers: { getUpcomingMatches: 200, getSession: 200, getChatNotifications: 200 },
      quick: 'screen',
    }),
    nextMatch('to-confirm', pickMatch.toConfirm, ({ LL }) => LL.matches.next.title()),
    nextMatch(
      'unread',
      pickMatch.confirmed,
      ({ LL }) => LL.common.counts.unreadMessages({ count: 3 }),
      addUnreadMessages,
    ),
    listState('matches-calendar-menu', ({ LL }) => LL.detail.calendar.reminders.label(), {
      steps: [{ press: 'button', name: ({ LL }) => LL.matches.toCalendar() }],
    }),
    listState('matches-nearest', ({ LL }) => LL.matches.nearest.unplaced(), {
      steps: [{ press: 'button', name: ({ LL }) => LL.matches.nearest.action() }],
      quick: 'large text',
    }),
    // A phone's: a wide window shows its row of filters.
    listState('matches-filter-sheet', ({ LL }) => LL.matches.filters.hours.afternoon(), {
      at: listWith({ time: 'evening', sport: 'football' }),
      steps: [openFilters],
      quick: 'large text',
    }),
    ...refusalStates('getUpcomingMatches', 'matches', {
      500: { quick: 'state' },
      pending: { quick: 'state' },
      broken: {},
      foreign: {},
    }),
    listState('matches-none', ({ LL }) => LL.matches.empty.title(), {
      prepare: ({ state, now }) => {
        state.matches = state.matches.filter(({ ends_at }) => ends_at < now);
      },
    }),
    listState('matches-nothing-fits', ({ LL }) => LL.matches.empty.loosenText(), {
      at: withoutResults,
      quick: 'state',
    }),
    listState('matches-my-cities', ({ LL }) => LL.matches.elsewhere({ count: 3 }), {
      // There are so few badminton matches that those in other cities are visible below.
      at: listWith({ sport: 'badminton' }),
      quick: 'state',
    }),
    listState('matches-none-of-mine', ({ LL }) => LL.matches.empty.mine.title(), {
      at: listWith({ mine: '1' }),
      prepare: ({ state }) => {
        state.participations = state.participations.filter(({ user_id }) => user_id !== demoIds.jana);
      },
    }),
    listState('matches-remembered', ({ LL }) => LL.matches.found({ count: 1 }), {
      at: { to: 'detail' },
      match: pickMatch.open,
      steps: [
        { press: 'button', name: ({ LL }) => LL.detail.remember.label() },
        { press: 'link', name: ({ LL }) => LL.detail.back() },
        openFilters,
        { press: 'button', name: ({ LL }) => LL.matches.filters.remembered(), inDialog: true },
        { press: 'button', name: ({ LL }) => LL.matches.filters.show({ count: 1 }), inDialog: true },
      ],
    }),
    listState('matches-filtered', ({ LL }) => LL.matches.filters.clearShort(), {
      at: listWith({ sport: 'football', from: '2020-01-01', free: '1' }),
    }),
    listState('matches-stale', ({ LL }) => LL.common.actions.retry(), {
      answers: { getUpcomingMatches: 200 },
      steps: [
        { until: ({ LL }) => LL.matches.nearest.action() },
        { answers: { getUpcomingMatches: 500 } },
        { comeBack: true },
      ],
    }),
    listState('matches-offline', ({ LL }) => LL.common.states.offline(), {
      steps: [{ until: ({ LL }) => LL.matches.nearest.action() }, { offline: true }],
    }),
    listState('matches-joined', ({ LL }) => LL.detail.playing({ when: '' }), {
      match: pickMatch.open,
      answers: { joinMatch: 200 },
      steps: joinSteps,
    }),
    listState(
      'matches-joined-waiting-list',
      ({ LL }) => LL.matches.row.waiting({ position: 1 }).slice(0, 3),
      {
        match: pickMatch.full,
        answers: { joinMatch: 200 },
        steps: [{ press: 'button', name: ({ LL, title }) => LL.matches.joinWaitlistNamed({ title }) }],
      },
    ),
    listState('matches-overlap', ({ LL }) => LL.matches.doubt.overlapTitle(), {
      match: pickMatch.overlapping,
      steps: joinSteps,
      quick: 'large text',
    }),
    listState('matches-no-way-back', ({ LL }) => LL.matches.doubt.finalTitle(), {
      match: pickMatch.open,
      prepare: matchChanges.closeLeaving,
      steps: joinSteps,
    }),
    listState('matches-join-gone', ({ LL }) => LL.problems.codes.match_not_found(), {
      match: pickMatch.open,
      answers: { joinMatch: 404 },
      steps: [{ until: ({ title }) => title }, { meanwhile: matchChanges.deleteMatch }, ...joinSteps],
    }),
    ...refusalStates('joinMatch', 'matches-join', { 400: { name: 'matches-join-refused' } }),
    listState('matches-join-unknown', ({ LL, title }) => LL.matches.joinUnknown({ title }), {
      match: pickMatch.open,
      answers: { joinMatch: 'broken' },
      steps: [
        { until: ({ LL }) => LL.matches.nearest.action() },
        { answers: { getUpcomingMatches: 'broken', getMatch: 'broken' } },
        ...joinSteps,
      ],
    }),
  ],
};

const menuState = (name: string, label: NonNullable<State['shows']>, shows: State['shows']): State => ({
  name,
  // A short page makes the photograph of the menu fast.
  at: { to: 'about' },
  as,
  steps: [{ press: 'button', name: label }],
  shows,
  quick: 'state',
});

/** Header, navigation, their menus, and errors that replace any screen. */
export const everywhere: Group = {
  screen: 'Bars and menus',
  states: [
    // On a phone members find the theme in the account menu, so nobody is signed in here.
    createState('menu-theme', { to: 'about' }, ({ LL }) => LL.header.theme.system(), {
      steps: [{ press: 'button', name: ({ LL }) => LL.header.theme.label() }],
      quick: 'state',
    }),
    menuState(
      'menu-account',
      ({ LL }) => LL.header.account.menu(),
      ({ LL }) => LL.header.account.signOut(),
    ),
    refusalState('getUpcomingMatches', 'session-ended', 401),
    refusalState('refreshToken', 'session-not-renewed', 401),
    refusalState('getSession', 'session-outage', 500, { quick: 'state' }),
    refusalState('refreshToken', 'session-renewal-outage', 500),
    createState('words-missing', at, ({ locale }) => (locale === 'en' ? 'Try again' : 'Zkusit znovu'), {
      answers: { getMessages: 404 },
      quick: 'state',
    }),
    createState('not-found', { to: 'nowhere' }, ({ LL }) => LL.errors.notFound(), { quick: 'screen' }),
  ],
};
