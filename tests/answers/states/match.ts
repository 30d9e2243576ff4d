import { addMessage, markRead } from '@mocks/db/matches/chat';
import type { MatchRow } from '@mocks/db/state';
import { DAY, HOUR, MINUTE } from '@mocks/db/state.fixture';
import { serializeMatch } from '@mocks/handlers/serialize/match';
import { matchKinds, type MatchKind } from '../match-kinds.ts';
import { stateWithValues, simpleState } from '../state.ts';
import { UNUSED_ID, type TestBackend } from '../test-backend.ts';
import { addMatch, fieldsOf, join, type GetFields } from './add-match.ts';

const stateWithMatchId = stateWithValues({ match_id: 12 });
const stateWithUnusedId = stateWithValues({ match_id: UNUSED_ID });

type AddPeople = (backend: TestBackend, match: MatchRow) => unknown;

/** A state with a match of that kind, by default with only its organiser on the roster. */
const matchState = (description: string, kind: MatchKind, getFields: GetFields, addPeople?: AddPeople) =>
  stateWithMatchId(description, (backend) => {
    const { store, me } = backend;
    const row = addMatch(backend, getFields(backend));
    addPeople?.(backend, row);
    const serialized = serializeMatch(store.state, row, { userId: me().id, now: store.now() });
    if (!matchKinds[kind](serialized, [serialized])) throw new Error(`The match is not of the kind ${kind}.`);
    return { match_id: row.id };
  });

/** A state with a match that the person has joined. Only the newest message of its chat is unread. */
const joinedState = (description: string, kind: MatchKind, getFields: GetFields) =>
  matchState(description, kind, getFields, (backend, match) => {
    const { store, me } = backend;
    const { match_id, user_id } = join(backend, match, me().id);
    const created_at = store.now() - MINUTE;
    store.mutate((state) => {
      addMessage(state, { match_id, sender_id: user_id, message: 'Kdo vezme míč?', created_at });
      markRead(state, match_id, user_id, store.now());
      addMessage(state, { match_id, sender_id: match.organizer_id, message: 'Beru ho já.', created_at });
    });
  });

const allDetailFields: GetFields = ({ store }) => ({
  format: '5v5',
  min_participants: 2,
  max_participants: 10,
  price: { amount: 12_000, currency: 'CZK' },
  join_deadline: store.now() + DAY,
  leave_deadline: store.now() + DAY,
  confirm_by: store.now() + HOUR,
});

/** Removes the coordinates of a venue; returns the fields of a match there. */
const venueWithoutCoordinates: GetFields = ({ store }) => {
  const venue = store.state.venues[0]!;
  store.mutate(() => Object.assign(venue, { latitude: null, longitude: null }));
  return { venue_id: venue.id };
};

// oxfmt-ignore
export const matchStates = {
  'a match that can be joined': matchState('It has free places and does not begin within a day.', 'unlimited', () => ({})),
  'a full match': matchState('It can be joined, for the waiting list only.', 'full', () => ({ max_participants: 1 })),
  'a match with a free place and a waiting person': matchState('One place is free, and one person waits.', 'lastPlace', () => ({ max_participants: 2 }), (backend, match) => backend.store.mutate(() => Object.assign(join(backend, match, 3), { status: 'waitlisted' }))),
  'a joined match with every detail': joinedState('The person can leave. Format, both limits, price, both deadlines, the place on the map and the time to confirm are set.', 'toConfirm', allDetailFields),
  'a joined match without a free place': joinedState('The person can leave. All places are taken; nobody waits. It begins within a day, but not within three hours, and its time to confirm ends within an hour.', 'hers', ({ store }) => ({ max_participants: 2, starts_at: store.now() + DAY / 2, confirm_by: store.now() + HOUR / 2 })),
  'a match without details': matchState('Format, both limits, price, both deadlines and the place on the map are not set.', 'unlimited', venueWithoutCoordinates),
  'a cancelled match': matchState('It has a reason.', 'cancelled', fieldsOf.cancelled),
  'a match that has started': matchState('', 'started', fieldsOf.started),
  'a finished match': matchState('', 'finished', fieldsOf.finished),
  'a match whose time to join is over': matchState('It is still ahead.', 'joinClosed', ({ store }) => ({ join_deadline: store.now() - HOUR })),
  'a joined match that is cancelled': joinedState('Somebody else has written a message that the person has not read.', 'herCancelled', fieldsOf.cancelled),
  'a joined match that has started': joinedState('', 'herStarted', fieldsOf.started),
  'a joined match that is finished': joinedState('Somebody else has written a message that the person has not read.', 'herFinished', fieldsOf.finished),
  'a joined match whose time to leave is over': joinedState('It is still ahead.', 'leaveClosed', ({ store }) => ({ leave_deadline: store.now() - HOUR })),
  'a joined match with unread messages': joinedState('It is ahead, and others can join it. The person has read some of the chat, but not its newest message, which somebody else wrote.', 'hers', () => ({})),
  'no such match': stateWithUnusedId('An id is given that no match has.', () => ({ match_id: UNUSED_ID })),
  'no matches are ahead': simpleState('The list of upcoming matches is empty.', ({ store }) => {
    const endedAt = store.now() - HOUR;
    store.mutate((state) => {
      for (const match of state.matches) match.ends_at = Math.min(match.ends_at, endedAt);
    });
  }),
  'no messages are unread': simpleState('The person has read all chats.', ({ store, me }) => {
    store.mutate((state) => {
      for (const { id } of state.matches) markRead(state, id, me().id, store.now());
    });
  }),
};
