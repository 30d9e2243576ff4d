import { pickMatch, matchChanges, makeOthersSimilar } from '../matches';
import { calls } from '../calls/calls';
import { refusalStates } from '../refusals';
import { type Group, type StateOptions, type PickMatch, type State, createState } from '../state';

/** The screen of a match as jana sees it. */
const of = (name: string, match: PickMatch, shows: State['shows'], own: StateOptions = {}): State =>
  createState(name, { to: 'detail' }, shows, { as: 'jana', match, ...own });

const { steps: join = [] } = calls.joinMatch;
const { steps: leave = [] } = calls.leaveMatch;
const roster: State['shows'] = ({ LL }) => LL.detail.roster();
const playing: State['shows'] = ({ LL }) => LL.detail.playing({ when: '' });

/** One match. */
export const detail: Group = {
  screen: 'Match',
  states: [
    of('match-open', pickMatch.open, roster, { answers: { getMatch: 200 }, quick: 'screen' }),
    of('match-remembered', pickMatch.open, ({ LL }) => LL.detail.remember.note(), {
      steps: [{ press: 'button', name: ({ LL }) => LL.detail.remember.label() }],
      quick: 'state',
    }),
    of('match-to-confirm', pickMatch.toConfirm, playing),
    of('match-confirmed', pickMatch.confirmed, ({ LL }) => LL.common.participation.confirmed()),
    of('match-full', pickMatch.full, ({ LL }) => LL.detail.full()),
    of('match-waiting', pickMatch.waiting, ({ LL }) => LL.detail.waitlist(), { quick: 'state' }),
    of('match-without-limit', pickMatch.unlimited, roster, { quick: 'state' }),
    of('match-other-zone', pickMatch.elsewhere, roster, { quick: 'state' }),
    of('match-cancelled', pickMatch.herCancelled, ({ LL }) => LL.detail.similar.cancelled(), {
      prepare: makeOthersSimilar,
      quick: 'state',
    }),
    of('match-started', pickMatch.started, ({ LL }) => LL.detail.started(), { quick: 'state' }),
    of('match-finished', pickMatch.herFinished, ({ LL }) => LL.detail.similar.finished(), {
      prepare: makeOthersSimilar,
    }),
    of('match-join-closed', pickMatch.joinClosed, ({ LL }) => LL.problems.codes.join_deadline_passed()),
    of('match-leave-closed', pickMatch.leaveClosed, ({ LL }) => LL.problems.codes.leave_deadline_passed()),
    of('match-nobody', pickMatch.open, ({ LL }) => LL.detail.rosterEmpty(), {
      prepare: ({ state, match }) => {
        state.participations = state.participations.filter(({ match_id }) => match_id !== match.id);
      },
    }),
    ...refusalStates('getMatch', 'match', {
      401: {},
      404: { name: 'match-not-found', quick: 'state' },
      500: { quick: 'state' },
      pending: { answers: { getMatch: 'pending', getUpcomingMatches: 'pending' } },
    }),
    of('match-offline', pickMatch.open, ({ LL }) => LL.common.states.offline(), {
      steps: [{ until: roster }, { offline: true }],
    }),
    of('match-stale', pickMatch.open, ({ LL }) => LL.common.actions.retry(), {
      steps: [{ until: roster }, { answers: { getMatch: 500 } }, { comeBack: true }],
    }),
    of('match-joined', pickMatch.open, playing, { answers: { joinMatch: 200 }, steps: join, quick: 'state' }),
    of('match-join-refused', pickMatch.open, ({ LL }) => LL.problems.codes.join_deadline_passed(), {
      answers: { joinMatch: { status: 409, code: 'join_deadline_passed' } },
      steps: [{ until: roster }, { meanwhile: matchChanges.closeJoining }, ...join],
    }),
    of('match-leave-asked', pickMatch.hers, ({ LL }) => LL.matches.leave.title(), {
      steps: leave.slice(0, 1),
      quick: 'state',
    }),
    of('match-left', pickMatch.hers, ({ LL, title }) => LL.matches.left({ title }), {
      answers: { leaveMatch: 200 },
      steps: leave,
    }),
    of('match-leave-refused', pickMatch.hers, ({ LL }) => LL.matches.leaveFailedHere({ reason: '' }), {
      answers: { leaveMatch: { status: 409, code: 'leave_deadline_passed' } },
      steps: [{ until: roster }, { meanwhile: matchChanges.closeLeaving }, ...leave],
    }),
    ...refusalStates('leaveMatch', 'match-leave', { 500: { quick: 'state' } }),
    of('match-leave-gone', pickMatch.hers, ({ LL }) => LL.problems.codes.match_not_found(), {
      answers: { leaveMatch: 404 },
      steps: [{ until: roster }, { meanwhile: matchChanges.deleteMatch }, ...leave],
    }),
    of('match-calendar-menu', pickMatch.open, ({ LL }) => LL.detail.calendar.google(), {
      steps: [{ press: 'button', name: ({ LL }) => LL.detail.calendar.label() }],
      quick: 'state',
    }),
  ],
};
