import { describe, expect, it } from 'vitest';
import { requireRow } from '@mocks/db/rows';
import { createSeed } from '@mocks/db/seed';
import type { State } from '@mocks/db/state';
import { DAY, NOW } from '@mocks/db/state.fixture';
import { addUpcomingMatches } from './add-upcoming-matches.ts';

const createSeedAt = (now: number) => createSeed({ now, pbkdf2Iterations: 1 });
const oldState = await createSeedAt(NOW);

const countUpcoming = (state: State, now: number) =>
  state.matches.filter(({ starts_at, cancelled }) => starts_at > now && !cancelled).length;

const stateAfterDays = (days: number) => {
  const now = NOW + days * DAY;
  return addUpcomingMatches(structuredClone(oldState), { now, createFreshSeed: () => createSeedAt(now) });
};

const expectUnique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

describe('addUpcomingMatches', () => {
  it('does not change a state that has enough upcoming matches', async () => {
    expect(await stateAfterDays(3)).toEqual(oldState);
  });

  it('adds as many upcoming matches as a fresh seed has', async () => {
    const now = NOW + 60 * DAY;
    const state = await stateAfterDays(60);
    expect(countUpcoming(state, now)).toBe(countUpcoming(await createSeedAt(now), now));
    expect(state.seeded_at).toBe(now);
  });

  it('keeps all existing rows', async () => {
    const state = await stateAfterDays(60);
    expect(state.secret).toBe(oldState.secret);
    expect(state.users).toEqual(oldState.users);
    for (const listName of ['matches', 'participations', 'messages', 'reads', 'links', 'outbox'] as const)
      expect(state[listName].slice(0, oldState[listName].length)).toEqual(oldState[listName]);
  });

  it('has unique ids, and a row for every reference', async () => {
    const state = await stateAfterDays(60);
    const { matches, messages, outbox, venues, cities, users, participations, reads } = state;
    const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
    const pids = participations.map(({ pid }) => pid);
    for (const rows of [matches, messages, outbox, venues, cities]) expectUnique(idsOf(rows));
    expectUnique(pids);
    expectUnique(participations.map(({ match_id, user_id }) => `${match_id} ${user_id}`));
    // `requireRow` throws when the row does not exist.
    for (const { venue_id, organizer_id } of matches) {
      requireRow(venues, venue_id);
      requireRow(users, organizer_id);
    }
    for (const { match_id, user_id } of [...participations, ...reads]) {
      requireRow(matches, match_id);
      requireRow(users, user_id);
    }
    for (const { match_id, last_read_message_id: id } of reads)
      expect(id === null || requireRow(messages, id).match_id === match_id).toBe(true);
    const usedIds = {
      user: idsOf(users),
      message: idsOf(messages),
      mail: idsOf(outbox),
      participation: pids,
    };
    for (const { name, last } of state.sequences)
      expect(last).toBeGreaterThanOrEqual(Math.max(0, ...usedIds[name]));
  });

  it('adds confirmation mails whose links refer to the new participations', async () => {
    const state = await stateAfterDays(60);
    const addedMails = state.outbox.slice(oldState.outbox.length);
    expect(addedMails.length).toBeGreaterThan(0);
    for (const { kind, link, to } of addedMails) {
      expect(kind).toBe('confirm_participation');
      const pid = new URL(link ?? '', 'http://app').searchParams.get('pid');
      const row = state.participations.find((participation) => String(participation.pid) === pid);
      expect(state.users.find(({ id }) => id === row?.user_id)?.email).toBe(to);
      expect(row?.confirm_by).toBeGreaterThan(NOW + 60 * DAY);
      expect(state.links.slice(oldState.links.length).some(({ subject }) => subject === pid)).toBe(true);
    }
  });
});
