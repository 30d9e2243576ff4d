import { describe, expect, it } from 'vitest';
import { unreadMessagesOf } from './matches/chat.ts';
import { joinRefusal, leaveRefusal, closedReason } from './matches/match-rules.ts';
import { participationOf, rosterOf, waitingListOf } from './matches/roster.ts';
import { computeStatistics } from './matches/statistics.ts';
import { requireRow } from './rows.ts';
import { createSeed } from './seed.ts';
import { largeChatLength, largeMatchCount, oldestMessageText } from './seed/large-seed.ts';
import { demoIds } from './seed/users.ts';
import { DAY, HOUR, MINUTE, NOW, wronglyFilledMatches } from './state.fixture.ts';
import type { MatchRow, State } from './state.ts';
import { calendarDay, formatIso, toInstant, weekdayIndex } from './time-zones.ts';

const { jana, alex, nova } = demoIds;

const createTestSeed = (isLarge = false) => createSeed({ now: NOW, pbkdf2Iterations: 1, isLarge });
const state = await createTestSeed();
const largeState = await createTestSeed(true);
const findFutureMatches = ({ matches }: State) => matches.filter(({ ends_at }) => ends_at > NOW);
const futureMatches = findFutureMatches(state);

/** Comparing JSON text is much faster than comparing the objects. */
const toJsonWithoutSecret = (value: State) => JSON.stringify({ ...value, secret: '' });

const findNewestInstant = ({ participations, messages, outbox, matches, reads }: State): number =>
  Math.max(
    ...participations.flatMap(({ joined_at, confirmed_at }) => [joined_at, confirmed_at ?? 0]),
    ...messages.map(({ created_at }) => created_at),
    ...outbox.map(({ sent_at }) => sent_at),
    ...matches.map(({ updated_at }) => updated_at),
    ...reads.map(({ last_read_at }) => last_read_at ?? 0),
  );

describe.each([
  ['the seed', state],
  ['the large seed', largeState],
])('%s', (_, seedState) => {
  it('is the same for the same time, except for the secret', async () => {
    const secondSeed = await createTestSeed(seedState === largeState);
    expect(toJsonWithoutSecret(secondSeed)).toBe(toJsonWithoutSecret(seedState));
    expect(secondSeed.secret).not.toBe(seedState.secret);
  });

  it('has no match with too many people, and no record dated in the future', () => {
    expect(wronglyFilledMatches(seedState)).toEqual([]);
    expect(findNewestInstant(seedState)).toBeLessThanOrEqual(NOW);
  });
});

describe('the seed', () => {
  it('has forty upcoming matches within 21 days, in eight Czech cities and two abroad', () => {
    expect(futureMatches).toHaveLength(40);
    expect(futureMatches.every(({ starts_at }) => starts_at < NOW + 21 * DAY)).toBe(true);
    const cityIds = new Set(futureMatches.map(({ venue_id }) => requireRow(state.venues, venue_id).city_id));
    const countries = [...cityIds].map((id) => requireRow(state.cities, id).country_code);
    expect(countries.filter((country) => country === 'CZ')).toHaveLength(8);
    expect(countries).toHaveLength(10);
  });

  it('has every kind of match', () => {
    const countMatches = (isCounted: (match: MatchRow) => boolean) => futureMatches.filter(isCounted).length;
    const getRosterSize = ({ id }: MatchRow) => rosterOf(state, id).length;
    const isFull = (match: MatchRow) => getRosterSize(match) === match.max_participants;
    const hasWaitingList = ({ id }: MatchRow) => waitingListOf(state, id).length > 0;
    expect(new Set(futureMatches.map(({ sport }) => sport)).size).toBe(6);
    expect(new Set(futureMatches.map(({ level }) => level)).size).toBe(4);
    expect(countMatches((match) => isFull(match) && hasWaitingList(match))).toBeGreaterThan(2);
    expect(countMatches((match) => isFull(match) && !hasWaitingList(match))).toBeGreaterThan(0);
    expect(countMatches((match) => match.max_participants === getRosterSize(match) + 1)).toBeGreaterThan(1);
    expect(countMatches((match) => match.max_participants === null)).toBeGreaterThan(1);
    expect(countMatches((match) => match.cancelled && match.cancellation_reason !== null)).toBeGreaterThan(1);
    expect(countMatches((match) => closedReason(match, NOW) === 'match_started')).toBe(1);
    expect(countMatches((match) => getRosterSize(match) < (match.min_participants ?? 0))).toBeGreaterThan(0);
  });

  it('names the weekday of the match in titles', () => {
    const weekdays = ['Pondělní', 'Úterní', 'Středeční', 'Čtvrteční', 'Páteční', 'Sobotní', 'Nedělní'];
    const matchesWithWeekday = futureMatches.filter(({ title }) => weekdays.includes(title.split(' ')[0]!));
    expect(matchesWithWeekday.length).toBeGreaterThan(3);
    for (const { title, starts_at } of matchesWithWeekday)
      expect(title.split(' ')[0]).toBe(weekdays[weekdayIndex(calendarDay('Europe/Prague', starts_at))]);
    expect(state.matches.filter(({ title }) => title.includes('{'))).toEqual([]);
  });

  it('has no message that is older than the participation of its sender, and sorts messages by time', () => {
    for (const message of state.messages) {
      if (message.kind !== 'text') continue;
      const participation = participationOf(state, message.match_id, message.sender_id!);
      expect(participation!.joined_at).toBeLessThan(message.created_at);
    }
    const ids = state.messages.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('gives jana one waitlisted, one cancelled and one unconfirmed match, and unread messages', () => {
    const joinedMatches = futureMatches.filter((match) => participationOf(state, match.id, jana));
    expect(joinedMatches.length).toBeGreaterThan(6);
    expect(joinedMatches.filter((match) => match.cancelled)).toHaveLength(1);
    expect(joinedMatches.filter((match) => match.organizer_id === jana)).toHaveLength(1);
    const positions = joinedMatches.map(({ id }) =>
      waitingListOf(state, id).findIndex((row) => row.user_id === jana),
    );
    expect(positions.filter((position) => position >= 0)).toEqual([1]);
    const unconfirmedRow = state.participations.find(
      (row) => row.user_id === jana && row.confirm_by && !row.confirmed_at,
    );
    const mails = state.outbox.filter(({ to }) => to === 'jana@example.com');
    expect(mails).toMatchObject([{ kind: 'confirm_participation', language: 'cs' }]);
    expect(mails[0]!.link).toContain(`pid=${unconfirmedRow!.pid}&`);
    const unreadCounts = state.matches
      .filter(({ id }) => participationOf(state, id, jana))
      .map(({ id }) => unreadMessagesOf(state, id, jana).length);
    expect(new Set(unreadCounts)).toEqual(new Set([0, 1, 2, 3]));
    expect(unreadCounts.filter((count) => count > 0)).toHaveLength(3);
  });

  it('gives jana a year of past matches, alex fewer, and nova only a verification mail', () => {
    const statistics = computeStatistics(state, jana, NOW);
    expect(statistics.matches_played).toBeGreaterThan(25);
    expect(statistics.by_month.every(({ joined }) => joined > 0)).toBe(true);
    expect([statistics.by_city.length, statistics.by_sport.length]).toEqual([2, 3]);
    expect(computeStatistics(state, alex, NOW).matches_played).toBeGreaterThan(4);
    expect(computeStatistics(state, nova, NOW).matches_joined).toBe(0);
    expect(state.outbox.at(-1)).toMatchObject({ to: 'nova@example.com', kind: 'verify_email' });
  });
});

it('creates a large seed with a thousand upcoming matches and a chat of five thousand messages', () => {
  expect(new Set(findFutureMatches(largeState).map(({ id }) => id)).size).toBe(largeMatchCount);
  const { messages } = largeState;
  const oldestMessages = messages.filter((row) => row.kind === 'text' && row.message === oldestMessageText);
  expect(oldestMessages).toHaveLength(1);
  const { match_id } = oldestMessages[0]!;
  expect(participationOf(largeState, match_id, jana)?.status).toBe('joined');
  expect(messages.filter((row) => row.match_id === match_id)).toHaveLength(largeChatLength);
});

/** Every third hour of a working day, of a Saturday and of the days with a clock change. */
const seedTimes = [
  Date.UTC(2026, 10, 20),
  Date.UTC(2026, 10, 21),
  Date.UTC(2026, 9, 24),
  Date.UTC(2027, 2, 27),
].flatMap((day) => Array.from({ length: 10 }, (_, index) => day + index * 3 * HOUR + 17 * MINUTE));

it.each(seedTimes.map((now) => [new Date(now).toISOString(), now] as const))(
  'creates a seed with matches soon, and two hours at least to join them, at %s',
  async (_, now) => {
    const { matches, participations, users } = await createSeed({ now, pbkdf2Iterations: 1 });
    const today = calendarDay('Europe/Prague', now);
    const midnight = toInstant('Europe/Prague', today, '00:00');
    const futureStarts = matches.map(({ starts_at }) => starts_at).filter((start) => start > now);
    const soonStarts = futureStarts.filter((start) => start < midnight + 2 * DAY);
    expect(matches.filter(({ ends_at }) => ends_at > now)).toHaveLength(40);
    expect(soonStarts.length).toBeGreaterThanOrEqual(4);
    expect(Math.min(...futureStarts)).toBeGreaterThanOrEqual(now + 2 * HOUR);
    const hasMatchToday = soonStarts.some((start) => calendarDay('Europe/Prague', start) === today);
    expect(hasMatchToday || formatIso('Europe/Prague', now).slice(11, 16) >= '18:00').toBe(true);
    expect(matches.filter((match) => joinRefusal(match, now) === 'join_deadline_passed')).toHaveLength(1);
    expect(matches.filter((match) => leaveRefusal(match, now) === 'leave_deadline_passed')).toHaveLength(1);
    expect(matches.filter(({ ends_at }) => ends_at <= now && ends_at > now - 1.5 * HOUR)).toHaveLength(1);
    // No user has two matches at the same time.
    for (const { id } of users) {
      const userMatches = participations
        .filter((row) => row.user_id === id)
        .map(({ match_id }) => requireRow(matches, match_id))
        .toSorted((a, b) => a.starts_at - b.starts_at);
      userMatches.forEach(({ ends_at }, index) => {
        expect(userMatches[index + 1]?.starts_at ?? Infinity).toBeGreaterThanOrEqual(ends_at);
      });
    }
  },
);
