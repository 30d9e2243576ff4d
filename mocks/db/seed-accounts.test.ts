import { describe, expect, it } from 'vitest';
import { unreadOf } from './chat.ts';
import { joinRefusal } from './match-rules.ts';
import { participationOf, waitingListOf } from './roster.ts';
import { createSeed } from './seed.ts';
import { demoIds } from './seed/users.ts';
import type { MatchRow } from './state.ts';
import { figuresOf } from './statistics.ts';

const { jana, alex, nova } = demoIds;

/** A Friday morning in Prague. */
const NOW = Date.UTC(2026, 10, 20, 8);
const state = await createSeed({ now: NOW, pbkdf2Iterations: 1 });
const upcoming = state.matches.filter(({ ends_at }) => ends_at > NOW);
const titles = (matches: MatchRow[]) => matches.map(({ title }) => title);

describe('jana', () => {
  it('is busy, waits once, and has been let down once', () => {
    const mine = upcoming.filter((match) => participationOf(state, match.id, jana));
    expect(mine.length).toBeGreaterThan(6);
    expect(mine.filter((match) => match.cancelled)).toHaveLength(1);
    expect(mine.filter((match) => match.organizer_id === jana)).toHaveLength(1);
    const waiting = mine.filter((match) => participationOf(state, match.id, jana)?.status === 'waitlisted');
    expect(
      waiting.map((match) => waitingListOf(state, match.id).findIndex((row) => row.user_id === jana)),
    ).toEqual([1]);
  });

  it('could join a match that overlaps one of hers', () => {
    const mine = upcoming.filter((match) => participationOf(state, match.id, jana));
    const overlapping = upcoming.filter(
      (match) =>
        !joinRefusal(match, NOW) &&
        mine.some(
          (one) => one.id !== match.id && one.starts_at < match.ends_at && match.starts_at < one.ends_at,
        ),
    );
    expect(titles(overlapping)).toContain('Badminton ve dvou i ve čtyřech');
  });

  it('has one participation to confirm, with the link in the outbox', () => {
    const open = state.participations.filter(
      (row) => row.user_id === jana && row.confirm_by && !row.confirmed_at,
    );
    const mails = state.outbox.filter(({ to }) => to === 'jana@example.com');
    expect(mails).toMatchObject([{ kind: 'confirm_participation', language: 'cs' }]);
    expect(open.map(({ pid }) => `${pid}`)).toEqual([
      new URLSearchParams(mails[0]!.link!.split('?')[1]).get('pid'),
    ]);
  });

  it('has unread messages in some chats, not in all', () => {
    const counts = state.matches
      .filter((match) => participationOf(state, match.id, jana))
      .map((match) => unreadOf(state, match.id, jana).length)
      .filter((count) => count > 0);
    expect(counts.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
  });

  it('has a year behind her', () => {
    const figures = figuresOf(state, jana, NOW);
    expect(figures.matches_played).toBeGreaterThan(25);
    expect(figures).toMatchObject({ no_shows: 2, late_leaves: 1 });
    expect(figures.attendance_rate).toBeGreaterThan(0.9);
    expect(figures.by_month.every(({ joined }) => joined > 0)).toBe(true);
    expect(figures.by_city).toHaveLength(2);
    expect(figures.by_sport).toHaveLength(3);
  });
});

describe('the other accounts', () => {
  it('have less of a past: alex some, nova none', () => {
    expect(figuresOf(state, alex, NOW).matches_played).toBeGreaterThan(4);
    expect(figuresOf(state, nova, NOW).matches_joined).toBe(0);
  });

  it('leave nova a link to verify the address', () => {
    expect(state.outbox.at(-1)).toMatchObject({ to: 'nova@example.com', kind: 'verify_email' });
  });
});
