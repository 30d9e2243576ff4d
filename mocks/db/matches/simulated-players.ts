import type { Language } from '@/generated/schemas/language.zod';
import { createSecret, type Secret } from '../accounts/secrets.ts';
import { requireRow } from '../rows.ts';
import type { Instant, MatchRow, State, UserRow } from '../state.ts';
import type { Store } from '../store.ts';
import { addMessage, messagesOf } from './chat.ts';
import { joinRefusal, leaveRefusal, closedReason } from './match-rules.ts';
import { joinMatch, leaveMatch } from './participation.ts';
import { freeSpots, participationOf, hasOverlappingMatch, rosterOf } from './roster.ts';

/** The possible messages of simulated players, by language; each fits any match. */
const messageTexts: Record<Language, readonly string[]> = {
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

/** The number of spots that simulated players leave free for real users. */
const RESERVED_SPOTS = 2;
/** The number of newest messages of a chat that a simulated player does not repeat. */
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
function simulateMessage({ state, now, pick }: ActionContext): SimulatedAction | null {
  const match = pick(
    state.matches.filter(
      (candidate) =>
        !closedReason(candidate, now) &&
        hasRealPlayer(state, candidate) &&
        simulatedPlayersOf(state, candidate).length > 0,
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
  const message = pick(messageTexts[language].filter((text) => !recentMessages.has(text)));
  if (!message) return null;
  addMessage(state, { match_id: match.id, sender_id: sender.id, message, created_at: now });
  return { kind: 'message', match_id: match.id, user_id: sender.id };
}

/** Makes a simulated player without another match at that time join a match with enough free spots. */
function simulateJoin({ state, now, secret, pick }: ActionContext): SimulatedAction | null {
  const match = pick(
    state.matches.filter(
      (candidate) => !joinRefusal(candidate, now) && freeSpots(state, candidate) > RESERVED_SPOTS,
    ),
  );
  const user =
    match &&
    pick(
      state.users.filter(
        (candidate) =>
          isSimulatedPlayer(candidate) &&
          !participationOf(state, match.id, candidate.id) &&
          !hasOverlappingMatch(state, candidate.id, match),
      ),
    );
  if (!user) return null;
  joinMatch(state, { matchId: match.id, userId: user.id, now, secret }, user.language);
  return { kind: 'join', match_id: match.id, user_id: user.id };
}

/** Makes a simulated player leave a match with more than the minimum of players; the organizer never leaves. */
function simulateLeave({ state, now, secret, pick }: ActionContext): SimulatedAction | null {
  const match = pick(
    state.matches.filter(
      (candidate) =>
        !leaveRefusal(candidate, now) &&
        rosterOf(state, candidate.id).length > (candidate.min_participants ?? 2),
    ),
  );
  const user = match && pick(simulatedPlayersOf(state, match).filter(({ id }) => id !== match.organizer_id));
  if (!user) return null;
  leaveMatch(state, { matchId: match.id, userId: user.id, now, secret });
  return { kind: 'leave', match_id: match.id, user_id: user.id };
}

/** The functions of the actions, each with its cumulative probability. */
const ACTIONS = [
  [0.6, simulateMessage],
  [0.9, simulateJoin],
  [1, simulateLeave],
] as const;

/** Performs one random action of a simulated player and saves the state; null when no player could perform the chosen action. */
export async function simulateAction(store: Store, random: () => number): Promise<SimulatedAction | null> {
  const secret = await createSecret();
  const chance = random();
  const [, perform] = ACTIONS.find(([cumulativeProbability]) => chance < cumulativeProbability) ?? ACTIONS[0];
  const action = store.mutate((state) =>
    perform({ state, now: store.now(), secret, pick: (items) => items[Math.floor(random() * items.length)] }),
  );
  await store.flush();
  return action;
}
