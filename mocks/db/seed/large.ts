import { addEvent, addMessage } from '../chat.ts';
import { addParticipation } from '../roster.ts';
import type { Instant, MatchRow, State } from '../state.ts';
import { planned, season, type PlannedMatch } from './planned-match.ts';
import { draftOf } from './schedule.ts';
import { threads } from './threads.ts';
import { demoIds } from './users.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How many matches lie ahead in the large world, and how many messages its longest chat has. */
export const largeMatches = 1000;
export const largeChat = 5000;

/** The matches lie within so many days, the long chat goes back so many. */
const DAYS_AHEAD = 60;
const DAYS_BACK = 90;

/** Stands at the beginning of the long chat and nowhere else: a search has to find it. */
export const oldestMessage = 'Tak jsem založil chat. Kdo tuhle zprávu jednou najde, má u mě pivo.';

/** A match of the plan with people on it; `userIds` in the order of joining, the organiser first. */
function addMatch(state: State, plan: PlannedMatch, userIds: readonly number[], joinedAt: Instant): MatchRow {
  const draft = draftOf(plan, state.seeded_at);
  const id = Math.max(0, ...state.matches.slice(-1).map((match) => match.id)) + 1;
  const match: MatchRow = { ...draft, id, organizer_id: userIds[0] ?? 0, updated_at: joinedAt };
  state.matches.push(match);
  for (const [index, user_id] of userIds.entries()) {
    const joined_at = joinedAt + index * 60_000;
    const status = index < (plan.max ?? userIds.length) ? 'joined' : 'waitlisted';
    addParticipation(state, id, user_id, { joined_at, status, confirm_by: match.confirm_by });
    if (index > 0) addEvent(state, id, status, user_id, joined_at);
  }
  return match;
}

/** That many people, different ones for each match. */
const peopleFor = (others: readonly number[], turn: number, count: number): number[] =>
  Array.from({ length: Math.min(count, others.length) }, (_, seat) => {
    const person = others[(turn * 7 + seat) % others.length];
    return person ?? 0;
  });

/** Fills the chat of the match up to the number of messages of the large world, evenly over the time it goes back. */
function talkForASeason(state: State, match: MatchRow, voices: readonly number[], since: Instant): void {
  const lines = [...threads.season, ...threads.volleyball, ...threads.floorball].map(([, text]) => text);
  const events = state.messages.filter(({ match_id }) => match_id === match.id).length;
  const count = largeChat - events;
  const step = (state.seeded_at - HOUR - since) / count;
  for (let index = 0; index < count; index += 1) {
    const line = lines[(index * 5) % lines.length] ?? '';
    const more = index % 9 === 0 ? `\n${lines[(index * 11 + 3) % lines.length] ?? ''}` : '';
    addMessage(state, {
      match_id: match.id,
      // People answer each other, and sometimes go on talking.
      sender_id: voices[Math.floor((index * 5) / 8) % voices.length] ?? null,
      message: index === 0 ? oldestMessage : `${line}${more}`,
      created_at: Math.floor((since + index * step) / 1000) * 1000,
    });
  }
}

/**
 * Makes a seed large: a thousand matches ahead and a chat of five thousand messages in one of jana's. People are on many
 * rosters at once here; it is a world to measure in, not to live in.
 */
export function enlarge(state: State): void {
  const now = state.seeded_at;
  const demo = new Set(Object.values(demoIds));
  const others = state.users.map(({ id }) => id).filter((id) => !demo.has(id));
  const missing = largeMatches - 1 - state.matches.filter(({ ends_at }) => ends_at > now).length;
  for (let index = 0; index < missing; index += 1) {
    const plan = planned[index % planned.length];
    if (!plan) continue;
    const day = 1 + Math.floor((index * DAYS_AHEAD) / missing);
    const people = peopleFor(others, index, plan.roster + (plan.waiting ?? 0));
    addMatch(state, { ...plan, day }, people, now - 3 * DAY - index * 60_000);
  }
  const since = now - DAYS_BACK * DAY;
  const regulars = [...peopleFor(others, 0, season.roster - 2), demoIds.jana, demoIds.alex];
  const match = addMatch(state, season, regulars, since - HOUR);
  talkForASeason(state, match, regulars, since);
}
