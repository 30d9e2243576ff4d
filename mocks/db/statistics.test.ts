import { describe, expect, it } from 'vitest';
import { computeStatistics } from './statistics.ts';
import type { State } from './state.ts';
import { addMatch, addToRoster, DAY, NOW, smallState } from './state.fixture.ts';

/** Matches of person 1 in the past, oldest first, with what happened at each. */
function played(state: State, attendance: (boolean | null)[]): void {
  attendance.forEach((attended, index) => {
    addToRoster(state, addMatch(state, { starts_at: NOW - (attendance.length - index) * DAY }), 1, attended);
  });
}

describe('figures', () => {
  it('name the months of the last year', () => {
    const months = computeStatistics(smallState(), 1, NOW).by_month.map(({ month }) => month);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-12', '2026-11']);
  });

  it('count what was joined, played, attended, missed and left', () => {
    const state = smallState();
    played(state, [true, false, true, null]);
    addToRoster(state, addMatch(state), 1);
    const left = addMatch(state);
    state.leaves.push({ match_id: left.id, user_id: 1, left_at: NOW, late: true });
    // Joined again: it counts once.
    addToRoster(state, left, 1);
    expect(computeStatistics(state, 1, NOW)).toMatchObject({
      matches_joined: 6,
      matches_played: 4,
      matches_upcoming: 2,
      matches_attended: 2,
      no_shows: 1,
      late_leaves: 1,
    });
  });

  it('leave out cancelled matches, waiting lists and other people', () => {
    const state = smallState();
    addToRoster(state, addMatch(state, { cancelled: true, starts_at: NOW - DAY }), 1, true);
    addToRoster(state, addMatch(state), 1);
    state.participations.at(-1)!.status = 'waitlisted';
    addToRoster(state, addMatch(state), 2);
    expect(computeStatistics(state, 1, NOW)).toMatchObject({
      matches_joined: 0,
      matches_played: 0,
      matches_upcoming: 0,
    });
  });

  it('give a rate from five played matches on, attended by attended and missed', () => {
    const few = smallState();
    played(few, [true, true, true, false]);
    expect(computeStatistics(few, 1, NOW).attendance_rate).toBeNull();
    const enough = smallState();
    played(enough, [true, true, null, true, false]);
    expect(computeStatistics(enough, 1, NOW).attendance_rate).toBe(0.75);
    const third = smallState();
    played(third, [true, true, false, null, null]);
    expect(computeStatistics(third, 1, NOW).attendance_rate).toBe(0.667);
    const unknown = smallState();
    played(unknown, [null, null, null, null, null]);
    expect(computeStatistics(unknown, 1, NOW).attendance_rate).toBeNull();
  });

  it('know the current and the longest run; an unknown match breaks none', () => {
    const state = smallState();
    played(state, [true, true, true, false, true, null, true]);
    expect(computeStatistics(state, 1, NOW)).toMatchObject({ current_streak: 2, longest_streak: 3 });
    played(state, []);
    addToRoster(state, addMatch(state, { starts_at: NOW - DAY / 2 }), 1, false);
    expect(computeStatistics(state, 1, NOW)).toMatchObject({ current_streak: 0, longest_streak: 3 });
  });

  it('name the first and the latest match attended', () => {
    const state = smallState();
    played(state, [false, true, true, false]);
    const { first_match_at, last_match_at } = computeStatistics(state, 1, NOW);
    expect([first_match_at?.id, last_match_at?.id]).toEqual([2, 3]);
  });

  it('rank cities and sports by matches attended', () => {
    const state = smallState();
    addToRoster(state, addMatch(state, { starts_at: NOW - DAY, venue_id: 1, sport: 'hockey' }), 1, true);
    played(state, [true, true, false]);
    const { by_city, by_sport } = computeStatistics(state, 1, NOW);
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
