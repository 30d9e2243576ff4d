import { calls } from '../calls/calls';
import { pickMatch, makeStartSoon, matchChanges, makeOthersSimilar } from '../matches';
import { refusalStates } from '../refusals';
import { type Group, type StateOptions, type PickMatch, type State, type Step, createState } from '../state';

/** A state of a match's screen as jana sees it. */
const state = (name: string, match: PickMatch, shows: State['shows'], options: StateOptions = {}): State =>
  createState(name, { to: 'detail' }, shows, { as: 'jana', match, ...options });

const { steps: joinSteps = [] } = calls.joinMatch;
const { steps: leaveSteps = [] } = calls.leaveMatch;
const tellChatStep: Step = {
  press: 'checkbox',
  name: ({ LL }) => LL.matches.leave.tell({ message: LL.matches.leave.message() }),
};
const rosterTitle: State['shows'] = ({ LL }) => LL.detail.roster();

export const detail: Group = {
  screen: 'Match',
  states: [
    state('match-open', pickMatch.open, rosterTitle, { answers: { getMatch: 200 }, quick: 'screen' }),
    state('match-remembered', pickMatch.open, ({ LL }) => LL.detail.remember.note(), {
      steps: [{ press: 'button', name: ({ LL }) => LL.detail.remember.label() }],
    }),
    state('match-to-confirm', pickMatch.toConfirm, ({ LL }) => LL.confirmation.actionShort()),
    state('match-confirmed', pickMatch.confirmed, ({ LL }) => LL.common.participation.confirmed()),
    state('match-full', pickMatch.full, ({ LL }) => LL.common.actions.joinWaitlist()),
    state('match-waiting', pickMatch.waiting, ({ LL }) => LL.detail.waitlist(), { quick: 'state' }),
    state('match-without-limit', pickMatch.unlimited, rosterTitle),
    state('match-other-zone', pickMatch.inLondon, rosterTitle, { quick: 'state' }),
    state('match-cancelled', pickMatch.herCancelled, ({ LL }) => LL.detail.similar.cancelled(), {
      prepare: makeOthersSimilar,
      quick: 'state',
    }),
    state('match-started', pickMatch.started, ({ LL }) => LL.matches.row.started()),
    state('match-finished', pickMatch.herFinished, ({ LL }) => LL.detail.similar.finished(), {
      prepare: makeOthersSimilar,
    }),
    state('match-join-closed', pickMatch.joinClosed, ({ LL }) => LL.detail.joinClosed({ when: '' })),
    state('match-leave-closed', pickMatch.leaveClosed, ({ LL }) => LL.problems.codes.leave_deadline_passed()),
    state('match-nobody', pickMatch.open, ({ LL }) => LL.detail.rosterEmpty(), {
      prepare: ({ state, match }) => {
        state.participations = state.participations.filter(({ match_id }) => match_id !== match.id);
      },
    }),
    ...refusalStates('getMatch', 'match', {
      401: {},
      404: { name: 'match-not-found' },
      500: { quick: 'state' },
      pending: { answers: { getMatch: 'pending', getUpcomingMatches: 'pending' } },
    }),
    state('match-offline', pickMatch.open, ({ LL }) => LL.common.states.offline(), {
      steps: [{ until: rosterTitle }, { offline: true }],
    }),
    state('match-stale', pickMatch.open, ({ LL }) => LL.common.actions.retry(), {
      steps: [{ until: rosterTitle }, { answers: { getMatch: 500 } }, { comeBack: true }],
    }),
    state('match-joined', pickMatch.open, ({ LL }) => LL.detail.playing({ when: '' }), {
      answers: { joinMatch: 200 },
      steps: joinSteps,
      quick: 'state',
    }),
    state('match-join-refused', pickMatch.open, ({ LL }) => LL.problems.codes.join_deadline_passed(), {
      answers: { joinMatch: { status: 409, code: 'join_deadline_passed' } },
      steps: [{ until: rosterTitle }, { meanwhile: matchChanges.closeJoining }, ...joinSteps],
    }),
    state('match-leave-asked', pickMatch.hers, ({ LL }) => LL.matches.leave.title(), {
      steps: leaveSteps.slice(0, 1),
      quick: 'state',
    }),
    state(
      'match-leave-late',
      pickMatch.hers,
      ({ LL }) => LL.matches.leave.late({ when: '' }).split(', ')[1]!,
      {
        prepare: makeStartSoon,
        steps: leaveSteps.slice(0, 1),
        quick: 'large text',
      },
    ),
    state('match-leave-untold', pickMatch.hers, ({ LL }) => LL.matches.leave.notTold({ reason: '' }), {
      answers: { sendChatMessage: 500 },
      steps: [leaveSteps[0]!, tellChatStep, leaveSteps[1]!],
    }),
    state('match-leave-told-only', pickMatch.hers, ({ LL }) => LL.matches.leave.toldOnly(), {
      answers: { sendChatMessage: 201, leaveMatch: 500 },
      steps: [leaveSteps[0]!, tellChatStep, leaveSteps[1]!],
    }),
    state('match-left', pickMatch.hers, ({ LL, title }) => LL.matches.left({ title }), {
      answers: { leaveMatch: 200 },
      steps: leaveSteps,
    }),
    state('match-leave-refused', pickMatch.hers, ({ LL }) => LL.matches.leaveFailedHere({ reason: '' }), {
      answers: { leaveMatch: { status: 409, code: 'leave_deadline_passed' } },
      steps: [{ until: rosterTitle }, { meanwhile: matchChanges.closeLeaving }, ...leaveSteps],
    }),
    ...refusalStates('leaveMatch', 'match-leave'),
    state('match-leave-gone', pickMatch.hers, ({ LL }) => LL.problems.codes.match_not_found(), {
      answers: { leaveMatch: 404 },
      steps: [{ until: rosterTitle }, { meanwhile: matchChanges.deleteMatch }, ...leaveSteps],
    }),
    state('match-calendar-menu', pickMatch.open, ({ LL }) => LL.detail.calendar.google(), {
      steps: [{ press: 'button', name: ({ LL }) => LL.detail.calendar.label() }],
      quick: 'state',
    }),
  ],
};
