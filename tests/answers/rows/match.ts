import { swapCase, SIGNED_IN, fieldRefusal, type Row } from '../answer.ts';
import { exactly } from '../exactly.ts';
import { optionalDetails, match, matchDetail, participation, venue } from '../examples.ts';
import type { StateName } from '../states.ts';

/** The states in which an operation is refused with 409, each with the code of the problem. */
const conflicts = {
  joinMatch: [
    ['a cancelled match', 'match_cancelled'],
    ['a match that has started', 'match_started'],
    ['a finished match', 'match_finished'],
    ['a match whose time to join is over', 'join_deadline_passed'],
  ],
  leaveMatch: [
    ['a joined match that is cancelled', 'match_cancelled'],
    ['a joined match that has started', 'match_started'],
    ['a joined match that is finished', 'match_finished'],
    ['a joined match whose time to leave is over', 'leave_deadline_passed'],
  ],
} as const;

const stateRow = (
  operation: keyof typeof conflicts,
  state: StateName,
  parts: Omit<Row, 'operation' | 'when' | 'states'>,
): Row => ({ operation, when: state, states: [SIGNED_IN, state], ...parts });

const matchWithoutDetails = { ...match, format: exactly(null, ''), venue: { ...venue, latitude: exactly(null), longitude: exactly(null) }, min_participants: exactly(null), max_participants: exactly(null), price: exactly(null), join_deadline: exactly(null), leave_deadline: exactly(null), my_participation: exactly(null) }; // oxfmt-ignore

const joinedMatch = { ...optionalDetails, my_participation: { ...participation, confirm_by: '2026-11-24T08:00:00+01:00' }, can_join: exactly(false), can_leave: exactly(true) }; // oxfmt-ignore

const confirmationAnswer = {
  status: exactly('confirmed'),
  pid: 311,
  confirmed_at: '2026-11-23T21:05:12+01:00',
  match: { id: 12, title: match.title, starts_at: match.starts_at, timezone: match.timezone, venue },
};

// oxfmt-ignore
export const matchRows: Row[] = [
  { operation: 'getUpcomingMatches', when: 'some matches are ahead', states: [SIGNED_IN, 'a match that can be joined'], status: 200, answer: [match] },
  { operation: 'getUpcomingMatches', when: 'the first of the matches', states: [SIGNED_IN, 'a match that can be joined'], query: { limit: 60 }, status: 200, answer: [match] },
  { operation: 'getUpcomingMatches', when: 'no matches are ahead', states: [SIGNED_IN, 'no matches are ahead'], status: 200, answer: exactly([]) },

  { operation: 'getMatch', when: 'a joined match with every detail', states: [SIGNED_IN, 'a joined match with every detail'], status: 200, answer: { ...matchDetail, ...joinedMatch } },
  { operation: 'getMatch', when: 'a match without details', states: [SIGNED_IN, 'a match without details'], status: 200, answer: { ...matchDetail, ...matchWithoutDetails, can_join: exactly(true) } },
  { operation: 'getMatch', when: 'a cancelled match', states: [SIGNED_IN, 'a cancelled match'], status: 200, answer: { ...matchDetail, status: exactly('cancelled'), cancellation_reason: 'Hala má poruchu topení.', can_join: exactly(false), reason_code: exactly('match_cancelled') } },
  { operation: 'getMatch', when: 'a finished match', states: [SIGNED_IN, 'a finished match'], status: 200, answer: { status: 'finished', can_join: false, reason_code: 'match_finished' }, contractTestParts: {} },
  { operation: 'getMatch', when: 'a joined match that is cancelled', states: [SIGNED_IN, 'a joined match that is cancelled'], status: 200, answer: { status: 'cancelled', can_leave: false, reason_code: 'match_cancelled' }, contractTestParts: {} },
  { operation: 'getMatch', when: 'an id below the minimum', states: [SIGNED_IN], isInvalid: true, ...fieldRefusal({ id: 'too_small' }, { values: { match_id: 0 } }) },
  { operation: 'getMatch', when: 'an id above the maximum', states: [SIGNED_IN], isInvalid: true, ...fieldRefusal({ id: 'too_big' }, { values: { match_id: 2_147_483_648 } }) },
  { operation: 'getMatch', when: 'an id that is too long for an integer', states: [SIGNED_IN], isInvalid: true, ...fieldRefusal({ id: 'too_big' }, { values: { match_id: '99999999999999999999' } }) },

  { operation: 'joinMatch', when: 'a match that can be joined', states: [SIGNED_IN, 'a match that can be joined'], status: 200, answer: { ...matchDetail, my_participation: { ...participation, status: exactly('joined') }, can_join: exactly(false) } },
  { operation: 'joinMatch', when: 'a full match', states: [SIGNED_IN, 'a full match'], status: 200, answer: { ...matchDetail, max_participants: 2, my_participation: { ...participation, status: exactly('waitlisted'), waitlist_position: 1 }, can_join: exactly(false) } },
  { operation: 'joinMatch', when: 'a free place, although somebody waits: it goes to who joins next', states: [SIGNED_IN, 'a match with a free place and a waiting person'], status: 200, answer: { my_participation: { status: 'joined' }, waitlist_count: 1 }, contractTestParts: {} },
  { operation: 'joinMatch', when: 'a match joined before', states: [SIGNED_IN, 'a joined match with every detail'], status: 200, answer: { ...matchDetail, ...joinedMatch } },
  ...conflicts.joinMatch.map(([state, code]) => stateRow('joinMatch', state, { status: 409, problem: { code } })),
  // Joining again and leaving without a participation are no errors, whatever the state of the match.
  ...conflicts.leaveMatch.map(([state]) => stateRow('joinMatch', state, { status: 200, answer: { my_participation: {} }, contractTestParts: {} })),

  { operation: 'leaveMatch', when: 'a joined match', states: [SIGNED_IN, 'a joined match with every detail'], status: 200, answer: { ...matchDetail, my_participation: exactly(null), can_join: exactly(true), can_leave: exactly(false) } },
  { operation: 'leaveMatch', when: 'a match left before', states: [SIGNED_IN, 'a match that can be joined'], status: 200, answer: { ...matchDetail, my_participation: exactly(null) } },
  ...conflicts.leaveMatch.map(([state, code]) => stateRow('leaveMatch', state, { status: 409, problem: { code } })),
  ...conflicts.joinMatch.map(([state]) => stateRow('leaveMatch', state, { status: 200, answer: { my_participation: null }, contractTestParts: {} })),

  { operation: 'confirmParticipation', when: 'a new link', states: ['a confirmation link'], status: 200, answer: confirmationAnswer },
  { operation: 'confirmParticipation', when: 'a used link', states: ['a used confirmation link'], status: 200, answer: { ...confirmationAnswer, status: exactly('already_confirmed') } },
  { operation: 'confirmParticipation', when: 'no such link', states: ['no such confirmation link'], status: 404, problem: { code: 'confirmation_link_invalid' } },
  { operation: 'confirmParticipation', when: 'a link that is too old', states: ['an old confirmation link'], status: 410, problem: { code: 'confirmation_link_expired' } },
  { operation: 'confirmParticipation', when: 'a cancelled match', states: ['a confirmation link of a cancelled match'], status: 409, problem: { code: 'match_cancelled' } },
  { operation: 'confirmParticipation', when: 'a match that has started', states: ['a confirmation link of a match that has started'], status: 409, problem: { code: 'match_started' } },
  { operation: 'confirmParticipation', when: 'a finished match', states: ['a confirmation link of a finished match'], status: 409, problem: { code: 'match_finished' } },
  { operation: 'confirmParticipation', when: 'a used link of a match that has started', states: ['a used confirmation link of a match that has started'], status: 200, answer: { status: 'already_confirmed' }, contractTestParts: {} },
  { operation: 'confirmParticipation', when: 'a token with swapped letter case', states: ['a confirmation link'], status: 404, problem: { code: 'confirmation_link_invalid' }, contractTestParts: { prepare: swapCase('token') } },
  { operation: 'confirmParticipation', when: 'without token', states: ['a confirmation link'], isInvalid: true, ...fieldRefusal({ token: 'required' }, { values: { token: undefined } }) },
  { operation: 'confirmParticipation', when: 'with a pid below zero', states: ['a confirmation link'], isInvalid: true, ...fieldRefusal({ pid: 'invalid' }, { values: { pid: '-1' } }) },
  { operation: 'confirmParticipation', when: 'with a pid that is no number', states: ['a confirmation link'], isInvalid: true, ...fieldRefusal({ pid: 'invalid' }, { values: { pid: '1e3' } }) },
];
