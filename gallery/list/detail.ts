import { matchOf, meanwhile, othersAlike } from '../matches';
import { reached } from '../reach/table';
import { refusals } from '../refusals';
import type { Group, PickMatch, State } from '../state';

/** The screen of a match as jana sees it. */
const of = (name: string, match: PickMatch, state: Omit<State, 'name' | 'at' | 'as' | 'match'>): State => ({
  name,
  at: { to: 'detail' },
  as: 'jana',
  match,
  ...state,
});

const { steps: join = [] } = reached.joinMatch;
const { steps: leave = [] } = reached.leaveMatch;
const roster: State['shows'] = ({ LL }) => LL.detail.roster();
const playing: State['shows'] = ({ LL }) => LL.detail.playing({ when: '' });

/** One match. */
export const detail: Group = {
  screen: 'Match',
  states: [
    of('match-open', matchOf.open, { answers: { getMatch: 200 }, shows: roster, quick: 'screen' }),
    of('match-remembered', matchOf.open, {
      steps: [{ press: 'button', name: ({ LL }) => LL.detail.remember.label() }],
      shows: ({ LL }) => LL.detail.remember.note(),
      quick: 'state',
    }),
    of('match-to-confirm', matchOf.toConfirm, { shows: playing }),
    of('match-confirmed', matchOf.confirmed, {
      shows: ({ LL }) => LL.common.participation.confirmed(),
    }),
    of('match-full', matchOf.full, { shows: ({ LL }) => LL.detail.full() }),
    of('match-waiting', matchOf.waiting, { shows: ({ LL }) => LL.detail.waitlist(), quick: 'state' }),
    of('match-without-limit', matchOf.unlimited, { shows: roster, quick: 'state' }),
    of('match-other-zone', matchOf.elsewhere, { shows: roster, quick: 'state' }),
    of('match-cancelled', matchOf.herCancelled, {
      prepare: othersAlike,
      shows: ({ LL }) => LL.detail.similar.cancelled(),
      quick: 'state',
    }),
    of('match-started', matchOf.started, { shows: ({ LL }) => LL.detail.started(), quick: 'state' }),
    of('match-finished', matchOf.herFinished, {
      prepare: othersAlike,
      shows: ({ LL }) => LL.detail.similar.finished(),
    }),
    of('match-join-closed', matchOf.joinClosed, {
      shows: ({ LL }) => LL.problems.codes.join_deadline_passed(),
    }),
    of('match-leave-closed', matchOf.leaveClosed, {
      shows: ({ LL }) => LL.problems.codes.leave_deadline_passed(),
    }),
    of('match-nobody', matchOf.open, {
      prepare: ({ state, match }) => {
        state.participations = state.participations.filter(({ match_id }) => match_id !== match.id);
      },
      shows: ({ LL }) => LL.detail.rosterEmpty(),
    }),
    ...refusals('getMatch', 'match', {
      401: {},
      404: { name: 'match-not-found', quick: 'state' },
      500: { quick: 'state' },
      pending: { answers: { getMatch: 'pending', getUpcomingMatches: 'pending' } },
    }),
    of('match-offline', matchOf.open, {
      steps: [{ until: roster }, { offline: true }],
      shows: ({ LL }) => LL.common.states.offline(),
    }),
    of('match-stale', matchOf.open, {
      steps: [{ until: roster }, { answers: { getMatch: 500 } }, { comeBack: true }],
      shows: ({ LL }) => LL.common.actions.retry(),
    }),
    of('match-joined', matchOf.open, {
      answers: { joinMatch: 200 },
      steps: join,
      shows: playing,
      quick: 'state',
    }),
    of('match-join-refused', matchOf.open, {
      answers: { joinMatch: { status: 409, code: 'join_deadline_passed' } },
      steps: [{ until: roster }, { meanwhile: meanwhile.joinClosed }, ...join],
      shows: ({ LL }) => LL.problems.codes.join_deadline_passed(),
    }),
    of('match-leave-asked', matchOf.hers, {
      steps: leave.slice(0, 1),
      shows: ({ LL }) => LL.matches.leave.title(),
      quick: 'state',
    }),
    of('match-left', matchOf.hers, {
      answers: { leaveMatch: 200 },
      steps: leave,
      shows: ({ LL, title }) => LL.matches.left({ title }),
    }),
    of('match-leave-refused', matchOf.hers, {
      answers: { leaveMatch: { status: 409, code: 'leave_deadline_passed' } },
      steps: [{ until: roster }, { meanwhile: meanwhile.leaveClosed }, ...leave],
      shows: ({ LL, title }) => LL.matches.leaveFailed({ title, reason: '' }),
    }),
    ...refusals('leaveMatch', 'match-leave', { 500: { quick: 'state' } }),
    of('match-leave-gone', matchOf.hers, {
      answers: { leaveMatch: 404 },
      steps: [{ until: roster }, { meanwhile: meanwhile.deleted }, ...leave],
      shows: ({ LL }) => LL.problems.codes.match_not_found(),
    }),
    of('match-calendar-menu', matchOf.open, {
      steps: [{ press: 'button', name: ({ LL }) => LL.detail.calendar.label() }],
      shows: ({ LL }) => LL.detail.calendar.google(),
      quick: 'state',
    }),
  ],
};
