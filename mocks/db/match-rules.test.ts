import { describe, expect, it } from 'vitest';
import { abilitiesIn, statusOf } from './match-rules.ts';
import { addMatch, HOUR, NOW, smallState } from './state.fixture.ts';

const match = (fields: Parameters<typeof addMatch>[1]) => addMatch(smallState(), fields);

describe('the status of a match', () => {
  it('is finished from its end on', () => {
    const row = match({ starts_at: NOW });
    expect(statusOf(row, row.ends_at - 1)).toBe('scheduled');
    expect(statusOf(row, row.ends_at)).toBe('finished');
  });

  it('stays cancelled when the time is over', () => {
    expect(statusOf(match({ starts_at: NOW - 9 * HOUR, cancelled: true }), NOW)).toBe('cancelled');
  });
});

describe('what a person can do', () => {
  it('includes the very moment of a deadline', () => {
    expect(abilitiesIn(match({ join_deadline: NOW }), NOW, false).can_join).toBe(true);
    expect(abilitiesIn(match({ leave_deadline: NOW }), NOW, true).can_leave).toBe(true);
  });
});
