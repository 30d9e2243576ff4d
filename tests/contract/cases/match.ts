import type { Case } from '../case.ts';
import { kinds, type World } from '../world.ts';

const as = 'jana';
/** The match of that kind in the path of a call by jana. */
const of =
  (kind: keyof typeof kinds) =>
  ({ match }: World) =>
    ({ as, params: { id: match(kinds[kind]).id } }) as const;

/** The link of jana's waiting confirmation. */
const invitation = ({ link }: World) => ({ query: link('confirm_participation') });

const toConfirm = ({ match }: World) => match(kinds.toConfirm);

/** Reading, joining, leaving and confirming. */
// oxfmt-ignore
export const matchCases: Case[] = [
  { operation: 'getUpcomingMatches', status: 200, name: 'lists what is planned', request: { as } },

  { operation: 'getMatch', status: 200, name: 'of an open match', request: of('open'), answer: { can_join: true, reason_code: 'not_joined', my_participation: null } },
  { operation: 'getMatch', status: 200, name: 'of a match that is over', request: of('finished'), answer: { status: 'finished', can_join: false, reason_code: 'match_finished' } },
  { operation: 'getMatch', status: 200, name: 'of a cancelled match', request: of('hersCancelled'), answer: { status: 'cancelled', can_leave: false, reason_code: 'match_cancelled' } },
  { operation: 'getMatch', status: 400, code: 'validation_failed', name: 'below the least id', request: { as, params: { id: 0 } }, fields: { id: 'too_small' }, invalid: true },
  { operation: 'getMatch', status: 400, code: 'validation_failed', name: 'above the greatest id', request: { as, params: { id: 2_147_483_648 } }, fields: { id: 'too_big' }, invalid: true },

  { operation: 'joinMatch', status: 200, name: 'with a free place', request: of('open'), answer: { my_participation: { status: 'joined', waitlist_position: null }, can_leave: true, reason_code: 'already_joined' } },
  { operation: 'joinMatch', status: 200, name: 'that is full', request: of('full'), answer: { my_participation: { status: 'waitlisted' } } },
  { operation: 'joinMatch', status: 200, name: 'for the second time', request: of('hers'), answer: { my_participation: { status: 'joined' } } },

  { operation: 'leaveMatch', status: 200, name: 'in time', request: of('hers'), answer: { my_participation: null, can_join: true, reason_code: 'not_joined' } },
  { operation: 'leaveMatch', status: 200, name: 'without taking part', request: of('finished'), answer: { my_participation: null } },

  { operation: 'confirmParticipation', status: 200, name: 'by the link', request: invitation, answer: { status: 'confirmed' } },
  {
    operation: 'confirmParticipation', status: 200, name: 'for the second time', answer: { status: 'already_confirmed' },
    request: async (world) => {
      await world.call('confirmParticipation', invitation(world));
      return invitation(world);
    },
  },
  { operation: 'confirmParticipation', status: 400, code: 'validation_failed', name: 'without token', request: { query: { pid: 1 } }, fields: { token: 'required' }, invalid: true },
  { operation: 'confirmParticipation', status: 400, code: 'validation_failed', name: 'with a pid that is no number', request: { query: { pid: '1e3', token: 'x' } }, fields: { pid: 'invalid' }, invalid: true },
  { operation: 'confirmParticipation', status: 404, code: 'confirmation_link_invalid', name: 'with a wrong token', request: (world) => ({ query: { ...world.link('confirm_participation'), token: 'x' } }) },
  {
    operation: 'confirmParticipation', status: 404, code: 'confirmation_link_invalid', name: 'after leaving',
    request: async (world) => {
      const request = invitation(world);
      await world.call('leaveMatch', { as, params: { id: toConfirm(world).id } });
      return request;
    },
  },
];
