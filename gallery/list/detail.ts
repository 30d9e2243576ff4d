import { matchOf, meanwhile, othersAlike } from '../matches';
import { reached } from '../reach/table';
import { refusals } from '../refusals';
import { type Group, type Own, type PickMatch, type State, stateAt } from '../state';

/** The screen of a match as jana sees it. */
const of = (name: string, match: PickMatch, shows: State['shows'], own: Own = {}): State =>
  stateAt(name, { to: 'detail' }, shows, { as: 'jana', match, ...own });

const { steps: join = [] } = reached.joinMatch;
const { steps: leave = [] } = reached.leaveMatch;
const roster: State['shows'] = ({ LL }) => LL.detail.roster();
const playing: State['shows'] = ({ LL }) => LL.detail.playing({ when: '' });

/** One match. */
export const detail: Group = {
  screen: 'Match',
  states: [
    of('match-open', matchOf.open, roster, { answers: { getMatch: 200 }, quick: 'screen' }),
    of('match-remembered', matchOf.open, ({ LL }) => LL.detail.remember.note(), {
      steps: [{ press: 'button', name: ({ LL }) => LL.detail.remember.label() }],
      quick: 'state',
    }),
    of('match-to-confirm', matchOf.toConfirm, playing),
    of('match-confirmed', matchOf.confirmed, ({ LL }) => LL.common.participation.confirmed()),
    of('match-full', matchOf.full, ({ LL }) => LL.detail.full()),
    of('match-waiting', matchOf.waiting, ({ LL }) => LL.detail.waitlist(), { quick: 'state' }),
    of('match-without-limit', matchOf.unlimited, roster, { quick: 'state' }),
    of('match-other-zone', matchOf.elsewhere, roster, { quick: 'state' }),
    of('match-cancelled', matchOf.herCancelled, ({ LL }) => LL.detail.similar.cancelled(), {
      prepare: othersAlike,
      quick: 'state',
    }),
    of('match-started', matchOf.started, ({ LL }) => LL.detail.started(), { quick: 'state' }),
    of('match-finished', matchOf.herFinished, ({ LL }) => LL.detail.similar.finished(), {
      prepare: othersAlike,
    }),
    of('match-join-closed', matchOf.joinClosed, ({ LL }) => LL.problems.codes.join_deadline_passed()),
    of('match-leave-closed', matchOf.leaveClosed, ({ LL }) => LL.problems.codes.leave_deadline_passed()),
    of('match-nobody', matchOf.open, ({ LL }) => LL.detail.rosterEmpty(), {
      prepare: ({ state, match }) => {
        state.participations = state.participations.filter(({ match_id }) => match_id !== match.id);
      },
    }),
    ...refusals('getMatch', 'match', {
      401: {},
      404: { name: 'match-not-found', quick: 'state' },
      500: { quick: 'state' },
      pending: { answers: { getMatch: 'pending', getUpcomingMatches: 'pending' } },
    }),
    of('match-offline', matchOf.open, ({ LL }) => LL.common.states.offline(), {
      steps: [{ until: roster }, { offline: true }],
    }),
    of('match-stale', matchOf.open, ({ LL }) => LL.common.actions.retry(), {
      steps: [{ until: roster }, { answers: { getMatch: 500 } }, { comeBack: true }],
    }),
    of('match-joined', matchOf.open, playing, { answers: { joinMatch: 200 }, steps: join, quick: 'state' }),
    of('match-join-refused', matchOf.open, ({ LL }) => LL.problems.codes.join_deadline_passed(), {
      answers: { joinMatch: { status: 409, code: 'join_deadline_passed' } },
      steps: [{ until: roster }, { meanwhile: meanwhile.joinClosed }, ...join],
    }),
    of('match-leave-asked', matchOf.hers, ({ LL }) => LL.matches.leave.title(), {
      steps: leave.slice(0, 1),
      quick: 'state',
    }),
    of('match-left', matchOf.hers, ({ LL, title }) => LL.matches.left({ title }), {
      answers: { leaveMatch: 200 },
      steps: leave,
    }),
    of('match-leave-refused', matchOf.hers, ({ LL }) => LL.matches.leaveFailedHere({ reason: '' }), {
      answers: { leaveMatch: { status: 409, code: 'leave_deadline_passed' } },
      steps: [{ until: roster }, { meanwhile: meanwhile.leaveClosed }, ...leave],
    }),
    ...refusals('leaveMatch', 'match-leave', { 500: { quick: 'state' } }),
    of('match-leave-gone', matchOf.hers, ({ LL }) => LL.problems.codes.match_not_found(), {
      answers: { leaveMatch: 404 },
      steps: [{ until: roster }, { meanwhile: meanwhile.deleted }, ...leave],
    }),
    of('match-calendar-menu', matchOf.open, ({ LL }) => LL.detail.calendar.google(), {
      steps: [{ press: 'button', name: ({ LL }) => LL.detail.calendar.label() }],
      quick: 'state',
    }),
  ],
};
