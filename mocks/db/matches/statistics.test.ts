import { describe, expect, it } from 'vitest';
import { addMatch, addToRoster, DAY, HOUR, NOW, smallState } from '../state.fixture.ts';
import type { State } from '../state.ts';
import { computeStatistics } from './statistics.ts';

/** Adds past matches of user 1 with the given attendance, oldest first. */
function addPlayedMatches(state: State, attendance: (boolean | null)[]): void {
  attendance.forEach((attended, index) => {
    addToRoster(state, addMatch(state, { starts_at: NOW - (attendance.length - index) * DAY }), 1, attended);
  });
}

describe('computeStatistics', () => {
  it('lists the last twelve months', () => {
    const months = computeStatistics(smallState(), 1, NOW).by_month.map(({ month }) => month);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-12', '2026-11']);
  });

  it('counts joined, played, attended, missed and left matches', () => {
    const state = smallState();
    addPlayedMatches(state, [true, false, true, null]);
    addToRoster(state, addMatch(state), 1);
    const leftMatch = addMatch(state);
    state.leaves.push({ match_id: leftMatch.id, user_id: 1, left_at: NOW, late: true });
    // A match that the user left and joined again counts once, and leaving it does not count.
    addToRoster(state, leftMatch, 1);
    const lateMatch = addMatch(state);
    for (const left_at of [NOW - HOUR, NOW])
      state.leaves.push({ match_id: lateMatch.id, user_id: 1, left_at, late: true });
    expect(computeStatistics(state, 1, NOW)).toMatchObject({
      matches_joined: 7,
      matches_played: 4,
      matches_upcoming: 2,
      matches_attended: 2,
      no_shows: 1,
      late_leaves: 1,
    });
  });

  it('ignores cancelled matches, waiting lists and other people', () => {
    const state = smallState();
    addToRoster(state, addMatch(state, { cancelled: true, starts_at: NOW - DAY }), 1, true);
    addToRoster(state, addMatch(state), 1);
    state.participations.at(-1)!.status = 'waitlisted';
    addToRoster(state, addMatch(state), 2);
    const noMatches = { matches_joined: 0, matches_played: 0, matches_upcoming: 0 };
    expect(computeStatistics(state, 1, NOW)).toMatchObject(noMatches);
  });

  it('computes the attendance rate when at least five matches were played and the attendance of at least one is known', () => {
    const rateOf = (attendance: (boolean | null)[]) => {
      const state = smallState();
      addPlayedMatches(state, attendance);
      return computeStatistics(state, 1, NOW).attendance_rate;
    };
    expect(rateOf([true, true, true, false])).toBeNull();
    expect(rateOf([true, true, null, true, false])).toBe(0.75);
    expect(rateOf([true, true, false, null, null])).toBe(0.667);
    expect(rateOf([null, null, null, null, null])).toBeNull();
  });

  it('counts the current and the longest streak and ignores unknown attendance', () => {
    const state = smallState();
    addPlayedMatches(state, [true, true, true, false, true, null, true]);
    expect(computeStatistics(state, 1, NOW)).toMatchObject({ current_streak: 2, longest_streak: 3 });
    addToRoster(state, addMatch(state, { starts_at: NOW - DAY / 2 }), 1, false);
    expect(computeStatistics(state, 1, NOW)).toMatchObject({ current_streak: 0, longest_streak: 3 });
  });

  it('sorts cities and sports by attended matches, and returns the first and the last attended match', () => {
    const state = smallState();
    addToRoster(state, addMatch(state, { starts_at: NOW - HOUR, venue_id: 1, sport: 'hockey' }), 1, true);
    addPlayedMatches(state, [false, true, true]);
    const { by_city, by_sport, first_match_at, last_match_at } = computeStatistics(state, 1, NOW);
    expect([first_match_at?.id, last_match_at?.id]).toEqual([3, 1]);
    expect(by_city).toEqual([
      { city_id: 2, attended: 2 },
      { city_id: 1, attended: 1 },
    ]);
    expect(by_sport).toEqual([
      { sport: 'football', attended: 2 },
      { sport: 'hockey', attended: 1 },
    ]);
  });
});
