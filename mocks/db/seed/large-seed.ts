import { addEvent, addMessage } from '../matches/chat.ts';
import { addParticipation } from '../matches/roster.ts';
import type { Instant, MatchRow, State } from '../state.ts';
import { plannedMatches, longChatMatch, type PlannedMatch } from './planned-match.ts';
import { draftOf } from './schedule.ts';
import { threads } from './threads.ts';
import { demoIds, isDemoUser } from './users.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The number of upcoming matches in the large seed, and the number of messages in its longest chat. */
export const largeMatchCount = 1000;
export const largeChatLength = 5000;

/** The upcoming matches are within 60 days; the long chat began 90 days ago. */
const DAYS_AHEAD = 60;
const DAYS_BACK = 90;

/** The first message of the long chat; its text is unique, so that a search can find it. */
export const oldestMessageText = 'Tak jsem založil chat. Kdo tuhle zprávu jednou najde, má u mě pivo.';

/** Adds a match with participants; `userIds` are in the order of joining, and the first one is the organizer. */
function addMatch(state: State, plan: PlannedMatch, userIds: readonly number[], joinedAt: Instant): MatchRow {
  const draft = draftOf(plan, state.seeded_at);
  const id = Math.max(0, ...state.matches.slice(-1).map((match) => match.id)) + 1;
  const match: MatchRow = { ...draft, id, organizer_id: userIds[0] ?? 0, updated_at: joinedAt };
  state.matches.push(match);
  for (const [index, user_id] of userIds.entries()) {
    const joined_at = joinedAt + index * 60_000;
    const status = index < (plan.maxParticipants ?? userIds.length) ? 'joined' : 'waitlisted';
    addParticipation(state, id, user_id, { joined_at, status, confirm_by: match.confirm_by });
    if (index > 0) addEvent(state, id, status, user_id, joined_at);
  }
  return match;
}

/** Selects `count` people, who differ from match to match. */
const selectPeople = (userIds: readonly number[], matchIndex: number, count: number): number[] =>
  Array.from(
    { length: Math.min(count, userIds.length) },
    (_, index) => userIds[(matchIndex * 7 + index) % userIds.length] ?? 0,
  );

/** Fills a chat up to `largeChatLength` messages, evenly distributed from `start` until an hour ago. */
function addLongChat(state: State, match: MatchRow, senderIds: readonly number[], start: Instant): void {
  const texts = [...threads.season, ...threads.volleyball, ...threads.floorball].map(([, text]) => text);
  const eventCount = state.messages.filter(({ match_id }) => match_id === match.id).length;
  const textCount = largeChatLength - eventCount;
  const stepMs = (state.seeded_at - HOUR - start) / textCount;
  for (let index = 0; index < textCount; index += 1) {
    const firstText = texts[(index * 5) % texts.length] ?? '';
    const secondText = index % 9 === 0 ? `\n${texts[(index * 11 + 3) % texts.length] ?? ''}` : '';
    addMessage(state, {
      match_id: match.id,
      // The sender changes after one or two messages.
      sender_id: senderIds[Math.floor((index * 5) / 8) % senderIds.length] ?? null,
      message: index === 0 ? oldestMessageText : `${firstText}${secondText}`,
      created_at: Math.floor((start + index * stepMs) / 1000) * 1000,
    });
  }
}

/** Adds matches up to a thousand upcoming ones; the chat of one match, which jana joined, has five thousand messages. */
export function addLargeData(state: State): void {
  const now = state.seeded_at;
  const nonDemoUserIds = state.users.map(({ id }) => id).filter((id) => !isDemoUser(id));
  const missingCount = largeMatchCount - 1 - state.matches.filter(({ ends_at }) => ends_at > now).length;
  for (let index = 0; index < missingCount; index += 1) {
    const plan = plannedMatches[index % plannedMatches.length];
    if (!plan) continue;
    const day = 1 + Math.floor((index * DAYS_AHEAD) / missingCount);
    const userIds = selectPeople(nonDemoUserIds, index, plan.rosterSize + (plan.waitlistSize ?? 0));
    addMatch(state, { ...plan, day }, userIds, now - 3 * DAY - index * 60_000);
  }
  const chatStart = now - DAYS_BACK * DAY;
  const chatUserIds = [
    ...selectPeople(nonDemoUserIds, 0, longChatMatch.rosterSize - 2),
    demoIds.jana,
    demoIds.alex,
  ];
  const match = addMatch(state, longChatMatch, chatUserIds, chatStart - HOUR);
  addLongChat(state, match, chatUserIds, chatStart);
}
