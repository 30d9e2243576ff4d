import { createSeed } from '@mocks/db/seed';
import type { State } from '@mocks/db/state';
import { beforeAll, describe, expect, it } from 'vitest';
import { addUpcomingMatches } from './add-upcoming-matches.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-20T12:00:00+01:00');

const seedAt = (now: number) => createSeed({ now, pbkdf2Iterations: 1000 });

let oldState: State;

beforeAll(async () => {
  oldState = await seedAt(START);
});

const upcomingMatches = (state: State, now: number) =>
  state.matches.filter(({ starts_at, cancelled }) => starts_at > now && !cancelled);

const stateAfterDays = (days: number) => {
  const now = START + days * DAY;
  return addUpcomingMatches(structuredClone(oldState), { now, seed: () => seedAt(now) });
};

const expectUnique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

describe('addUpcomingMatches', () => {
  it('does not change a state that has enough upcoming matches', async () => {
    expect(await stateAfterDays(3)).toEqual(oldState);
  });

  it('adds as many upcoming matches as a fresh seed has', async () => {
    const now = START + 60 * DAY;
    const state = await stateAfterDays(60);
    expect(upcomingMatches(state, now).length).toBe(upcomingMatches(await seedAt(now), now).length);
    expect(state.seeded_at).toBe(now);
  });

  it('keeps all existing rows', async () => {
    const state = await stateAfterDays(60);
    expect(state.secret).toBe(oldState.secret);
    expect(state.users).toEqual(oldState.users);
    for (const list of ['matches', 'participations', 'messages', 'reads', 'links', 'outbox'] as const)
      expect(state[list].slice(0, oldState[list].length)).toEqual(oldState[list]);
  });

  it('has unique ids, and a row for every reference', async () => {
    const state = await stateAfterDays(60);
    const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
    for (const list of [state.matches, state.messages, state.outbox, state.venues, state.cities])
      expectUnique(ids(list));
    expectUnique(state.participations.map(({ pid }) => pid));
    const [matches, users, venues] = [state.matches, state.users, state.venues].map(
      (rows) => new Set(ids(rows)),
    );
    for (const { venue_id, organizer_id } of state.matches)
      expect([venues?.has(venue_id), users?.has(organizer_id)]).toEqual([true, true]);
    for (const { match_id, user_id } of [...state.participations, ...state.reads])
      expect([matches?.has(match_id), users?.has(user_id)]).toEqual([true, true]);
    for (const { match_id, last_read_message_id: read } of state.reads) {
      if (read === null) continue;
      expect(state.messages.find(({ id }) => id === read)?.match_id).toBe(match_id);
    }
    expectUnique(state.participations.map(({ match_id, user_id }) => `${match_id} ${user_id}`));
    for (const { name, last } of state.sequences) {
      const used = { user: state.users, message: state.messages, mail: state.outbox };
      const highest =
        name === 'participation'
          ? Math.max(...state.participations.map(({ pid }) => pid))
          : Math.max(0, ...ids(used[name]));
      expect(last).toBeGreaterThanOrEqual(highest);
    }
  });

  it('adds confirmation mails whose links refer to the new participations', async () => {
    const state = await stateAfterDays(60);
    const added = state.outbox.slice(oldState.outbox.length);
    expect(added.length).toBeGreaterThan(0);
    for (const { kind, link, to } of added) {
      expect(kind).toBe('confirm_participation');
      const pid = new URL(link ?? '', 'http://app').searchParams.get('pid');
      const row = state.participations.find((one) => String(one.pid) === pid);
      expect(state.users.find(({ id }) => id === row?.user_id)?.email).toBe(to);
      expect(row?.confirm_by).toBeGreaterThan(START + 60 * DAY);
      expect(state.links.slice(oldState.links.length).some(({ subject }) => subject === pid)).toBe(true);
    }
  });
});
