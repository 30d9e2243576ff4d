import { describe, expect, it } from 'vitest';
import { joinRefusal, leaveRefusal } from './match-rules.ts';
import { createSeed } from './seed.ts';
import { clockIn, dayIn, instantAt } from './zoned.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Every fourth hour of four days: a working day, a weekend, and both changes of the clocks. */
const hours = [
  Date.UTC(2026, 10, 20),
  Date.UTC(2026, 10, 21),
  Date.UTC(2026, 9, 24),
  Date.UTC(2027, 2, 27),
].flatMap((day) => Array.from({ length: 10 }, (_, index) => day + index * 3 * HOUR + 17 * 60_000));

describe('at whatever hour it is made', () => {
  it.each(hours.map((now) => [new Date(now).toISOString(), now] as const))('%s', async (_, now) => {
    const { matches, participations, users } = await createSeed({ now, pbkdf2Iterations: 1 });
    const today = dayIn('Europe/Prague', now);
    const midnight = instantAt('Europe/Prague', today, '00:00');
    const next = matches.filter(
      ({ starts_at }) => starts_at >= now + 2 * HOUR && starts_at < midnight + 2 * DAY,
    );
    expect(matches.filter(({ ends_at }) => ends_at > now)).toHaveLength(40);
    expect(next.length).toBeGreaterThanOrEqual(4);
    // Nothing begins within the next two hours: what is planned for today leaves time to join.
    expect(matches.some(({ starts_at }) => starts_at > now && starts_at < now + 2 * HOUR)).toBe(false);
    const isToday = next.some(({ starts_at }) => dayIn('Europe/Prague', starts_at) === today);
    expect(isToday || clockIn('Europe/Prague', now) >= '18:00').toBe(true);
    expect(matches.filter((match) => joinRefusal(match, now) === 'join_deadline_passed')).toHaveLength(1);
    expect(matches.filter((match) => leaveRefusal(match, now) === 'leave_deadline_passed')).toHaveLength(1);
    expect(Math.max(...participations.map(({ joined_at }) => joined_at))).toBeLessThan(now);
    // Nobody plays at two places at once.
    for (const { id } of users) {
      const mine = participations
        .filter((row) => row.user_id === id)
        .map(({ match_id }) => matches.find((match) => match.id === match_id)!)
        .toSorted((one, other) => one.starts_at - other.starts_at);
      mine.forEach(({ ends_at }, index) => {
        expect(mine[index + 1]?.starts_at ?? Infinity).toBeGreaterThanOrEqual(ends_at);
      });
    }
  });
});
