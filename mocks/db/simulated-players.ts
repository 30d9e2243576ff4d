import { addMessage, messagesOf } from './chat.ts';
import { joinRefusal, leaveRefusal, closedReason } from './match-rules.ts';
import { joinMatch, leaveMatch } from './participation.ts';
import { freeSpots, participationOf, hasOverlappingMatch, rosterOf } from './roster.ts';
import { requireRow } from './rows.ts';
import { newSecret, type Secret } from './secrets.ts';
import type { Instant, MatchRow, State, UserRow } from './state.ts';
import type { Store } from './store.ts';
import type { Language } from '@/generated/schemas/language.zod';

/** The messages of simulated players, which fit any match. */
const smallTalk: Record<Language, readonly string[]> = {
  cs: [
    'Těším se!',
    'Jede někdo autem z centra?',
    'Vezmu náhradní míč, kdyby něco.',
    'Nezapomeňte pití, automat tam nefunguje.',
    'Možná se o pět minut zpozdím.',
    'Kdo bere rozlišováky?',
    'Díky, že to organizujete.',
    'Jak je to tam s parkováním?',
    'Minule to byla paráda.',
    'Může přijít i kamarád, nebo už je plno?',
    'Koleno už je v pořádku, počítejte se mnou.',
    'Po zápase se dá posedět hned vedle.',
    'Mám jednu láhev s vodou navíc.',
    'Začínáme přesně, nebo až se sejdeme?',
    'Přijdu o chvíli dřív a připravím hřiště.',
  ],
  en: [
    'Looking forward to it!',
    'Is anybody driving from the centre?',
    'I will bring a spare ball, just in case.',
    'Might be five minutes late.',
    'Who has the bibs?',
    'Thanks for organising this.',
    'How is the parking there?',
    'Last time was great.',
    'Can a friend come too, or are we full?',
    'See you there.',
  ],
};

interface SimulatedAction {
  kind: 'message' | 'join' | 'leave';
  match_id: number;
  user_id: number;
}

interface ActionContext {
  state: State;
  now: Instant;
  secret: Secret;
  pick: <Item>(items: readonly Item[]) => Item | undefined;
}

/** Simulated players leave so many spots free for real users. */
const RESERVED_SPOTS = 2;
/** A simulated player does not repeat one of the last 30 messages of a chat. */
const UNREPEATED_MESSAGES = 30;

/** Users who cannot sign in are simulated players. */
const isSimulatedPlayer = (user: UserRow) => user.password_hash === null && user.google_subject === null;

const simulatedPlayersOf = (state: State, match: MatchRow) =>
  rosterOf(state, match.id)
    .map(({ user_id }) => requireRow(state.users, user_id))
    .filter(isSimulatedPlayer);

const hasRealPlayer = (state: State, match: MatchRow) =>
  state.users.some((user) => !isSimulatedPlayer(user) && participationOf(state, match.id, user.id));

/** Sends a message to a chat of a match that a real user participates in. */
function sendMessage({ state, now, pick }: ActionContext): SimulatedAction | null {
  const match = pick(
    state.matches.filter(
      (one) =>
        !closedReason(one, now) && hasRealPlayer(state, one) && simulatedPlayersOf(state, one).length > 0,
    ),
  );
  const sender = match && pick(simulatedPlayersOf(state, match));
  if (!sender) return null;
  const { language } = requireRow(state.users, match.organizer_id);
  const recentMessages = new Set(
    messagesOf(state, match.id)
      .slice(-UNREPEATED_MESSAGES)
      .map((row) => (row.kind === 'text' ? row.message : '')),
  );
  const message = pick(smallTalk[language].filter((line) => !recentMessages.has(line)));
  if (!message) return null;
  addMessage(state, { match_id: match.id, sender_id: sender.id, message, created_at: now });
  return { kind: 'message', match_id: match.id, user_id: sender.id };
}

/** Lets a simulated player without another match at that time join a match with enough free spots. */
function join({ state, now, secret, pick }: ActionContext): SimulatedAction | null {
  const match = pick(
    state.matches.filter((one) => !joinRefusal(one, now) && freeSpots(state, one) > RESERVED_SPOTS),
  );
  const user =
    match &&
    pick(
      state.users.filter(
        (one) =>
          isSimulatedPlayer(one) &&
          !participationOf(state, match.id, one.id) &&
          !hasOverlappingMatch(state, one.id, match),
      ),
    );
  if (!user) return null;
  joinMatch(state, { matchId: match.id, userId: user.id, now, secret }, user.language);
  return { kind: 'join', match_id: match.id, user_id: user.id };
}

/** Lets a simulated player, but never the organizer, leave a match that has more than the minimum of players. */
function leave({ state, now, secret, pick }: ActionContext): SimulatedAction | null {
  const match = pick(
    state.matches.filter(
      (one) => !leaveRefusal(one, now) && rosterOf(state, one.id).length > (one.min_participants ?? 2),
    ),
  );
  const user = match && pick(simulatedPlayersOf(state, match).filter(({ id }) => id !== match.organizer_id));
  if (!user) return null;
  leaveMatch(state, { matchId: match.id, userId: user.id, now, secret });
  return { kind: 'leave', match_id: match.id, user_id: user.id };
}

/** Each action with its cumulative probability. */
const ACTIONS = [
  [0.6, sendMessage],
  [0.9, join],
  [1, leave],
] as const;

/**
 * Performs one random action of a simulated player, by the same rules as for real users, and saves the state. Returns null
 * when no player could perform the chosen action. `random` is a function like Math.random.
 */
export async function simulateAction(store: Store, random: () => number): Promise<SimulatedAction | null> {
  const secret = await newSecret();
  const chance = random();
  const [, perform] = ACTIONS.find(([limit]) => chance < limit) ?? ACTIONS[0];
  const action = store.mutate((state) =>
    perform({ state, now: store.now(), secret, pick: (items) => items[Math.floor(random() * items.length)] }),
  );
  await store.flush();
  return action;
}
