import { describe, expect, it, vi } from 'vitest';
import { joinRefusal, leaveRefusal, overReason } from './match-rules.ts';
import { PBKDF2_ITERATIONS } from './password.ts';
import { participationOf, rosterOf, waitingListOf } from './roster.ts';
import { createSeed } from './seed.ts';
import { misfilled } from './state.fixture.ts';
import type { MatchRow } from './state.ts';
import { clockIn, dayIn, weekdayOf } from './zoned.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Friday morning in Prague. */
const NOW = Date.UTC(2026, 10, 20, 8);
const seed = () => createSeed({ now: NOW, pbkdf2Iterations: 1 });
const state = await seed();
const upcoming = state.matches.filter(({ ends_at }) => ends_at > NOW);
const placesOf = (match: MatchRow) => rosterOf(state, match.id).length;
const titles = (matches: MatchRow[]) => matches.map(({ title }) => title);

describe('the seed', () => {
  it('is the same for the same moment, but for the secret', async () => {
    const { secret, ...again } = await seed();
    const { secret: other, ...first } = state;
    expect(again).toEqual(first);
    expect(secret).not.toBe(other);
  });

  it('hashes four passwords as real ones', async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits').mockResolvedValue(new ArrayBuffer(32));
    await createSeed({ now: NOW });
    expect(derive.mock.calls.map(([algorithm]) => (algorithm as Pbkdf2Params).iterations)).toEqual(
      Array.from({ length: 4 }, () => PBKDF2_ITERATIONS),
    );
  });

  it('has forty matches within 21 days, in eight Czech cities and two abroad', () => {
    expect(upcoming).toHaveLength(40);
    expect(upcoming.every(({ starts_at }) => starts_at < NOW + 21 * DAY)).toBe(true);
    const cities = new Set(
      upcoming.map(({ venue_id }) => state.venues.find(({ id }) => id === venue_id)?.city_id),
    );
    const countries = [...cities].map((city) => state.cities.find(({ id }) => id === city)?.country_code);
    expect(countries.filter((country) => country === 'CZ')).toHaveLength(8);
    expect(countries).toHaveLength(10);
    expect(new Set(upcoming.map(({ timezone }) => timezone)).size).toBe(3);
  });

  it('has every kind of match', () => {
    const count = (test: (match: MatchRow) => boolean) => upcoming.filter(test).length;
    const full = (match: MatchRow) => placesOf(match) === match.max_participants;
    const waiting = (match: MatchRow) => waitingListOf(state, match.id).length;
    expect(new Set(upcoming.map(({ sport }) => sport)).size).toBe(6);
    expect(new Set(upcoming.map(({ level }) => level)).size).toBe(4);
    expect(count((match) => match.price === null)).toBeGreaterThan(5);
    expect(count((match) => full(match) && waiting(match) > 0)).toBeGreaterThan(2);
    expect(count((match) => full(match) && waiting(match) === 0)).toBeGreaterThan(0);
    expect(count((match) => match.max_participants === placesOf(match) + 1)).toBeGreaterThan(1);
    expect(count((match) => match.max_participants === null)).toBeGreaterThan(1);
    expect(count((match) => match.cancelled && match.cancellation_reason !== null)).toBeGreaterThan(1);
    expect(count((match) => overReason(match, NOW) === 'match_started')).toBe(1);
    expect(count((match) => joinRefusal(match, NOW) === 'join_deadline_passed')).toBe(1);
    expect(count((match) => leaveRefusal(match, NOW) === 'leave_deadline_passed')).toBe(1);
    expect(count((match) => placesOf(match) < (match.min_participants ?? 0))).toBeGreaterThan(0);
  });

  it('fills no match beyond its places, and nobody waits for a free one', () => {
    expect(misfilled(state)).toEqual([]);
  });

  it('remembers a match that ended an hour ago', () => {
    const over = state.matches.filter(({ ends_at }) => ends_at <= NOW && ends_at > NOW - DAY);
    expect(over).toHaveLength(1);
    expect(NOW - over[0]!.ends_at).toBeGreaterThanOrEqual(HOUR);
    expect(NOW - over[0]!.ends_at).toBeLessThan(1.5 * HOUR);
  });

  it('is played after work and at weekends', () => {
    const planned = upcoming.filter(({ starts_at }) => starts_at > NOW);
    for (const match of planned) {
      const clock = clockIn(match.timezone, match.starts_at);
      const weekend = weekdayOf(dayIn(match.timezone, match.starts_at)) >= 5;
      expect(weekend || clock >= '16:00' || clock === '07:00').toBe(true);
      expect(clock >= '07:00' && clock <= '21:00').toBe(true);
    }
  });

  it('names the weekday on which a match is played', () => {
    const named = upcoming.filter(({ title }) => /^(Pond|Úter|Stř|Čtvrt|Pát|Sobot|Neděl)/.test(title));
    const starts = ['Pondělní', 'Úterní', 'Středeční', 'Čtvrteční', 'Páteční', 'Sobotní', 'Nedělní'];
    expect(named.length).toBeGreaterThan(3);
    for (const { title, starts_at } of named) {
      expect(title.startsWith(starts[weekdayOf(dayIn('Europe/Prague', starts_at))]!)).toBe(true);
    }
    expect(titles(state.matches).some((title) => title.includes('{'))).toBe(false);
  });

  it('knows nothing from the future', () => {
    const instants = [
      ...state.participations.flatMap(({ joined_at, confirmed_at }) => [joined_at, confirmed_at ?? 0]),
      ...state.messages.map(({ created_at }) => created_at),
      ...state.outbox.map(({ sent_at }) => sent_at),
      ...state.matches.map(({ updated_at }) => updated_at),
      ...state.reads.map(({ last_read_at }) => last_read_at ?? 0),
    ];
    expect(Math.max(...instants)).toBeLessThanOrEqual(NOW);
  });

  it('tells who joined before what they say', () => {
    for (const message of state.messages) {
      if (message.kind !== 'text') continue;
      const place = participationOf(state, message.match_id, message.sender_id!);
      expect(place!.joined_at).toBeLessThan(message.created_at);
    }
    const ids = state.messages.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });
});
