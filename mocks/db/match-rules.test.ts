import { describe, expect, it } from 'vitest';
import { allowedActions, statusOf } from './match-rules.ts';
import { addMatch, HOUR, NOW, smallState } from './state.fixture.ts';

const match = (fields: Parameters<typeof addMatch>[1]) => addMatch(smallState(), fields);

describe('statusOf', () => {
  it('is finished when the match has ended', () => {
    const row = match({ starts_at: NOW });
    expect(statusOf(row, row.ends_at - 1)).toBe('scheduled');
    expect(statusOf(row, row.ends_at)).toBe('finished');
  });

  it('stays cancelled after the end of the match', () => {
    expect(statusOf(match({ starts_at: NOW - 9 * HOUR, cancelled: true }), NOW)).toBe('cancelled');
  });
});

describe('allowedActions', () => {
  it('allows joining and leaving at the exact time of the deadline', () => {
    expect(allowedActions(match({ join_deadline: NOW }), NOW, false).can_join).toBe(true);
    expect(allowedActions(match({ leave_deadline: NOW }), NOW, true).can_leave).toBe(true);
  });
});
