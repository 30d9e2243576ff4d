import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import type { UpcomingMatches } from '@/generated/schemas/upcomingMatches.zod';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createBackend } from '../backend.ts';
import { findByUsername } from './rows.ts';
import { startSession } from '../handlers/tokens.ts';
import { createSeed } from './seed.ts';
import { largeChat, largeMatches, oldestMessage } from './seed/large.ts';
import { misfilled } from './state.fixture.ts';

const ORIGIN = 'http://localhost';
/** A Friday morning in Prague. */
const NOW = Date.UTC(2026, 10, 20, 8);
const backend = await createBackend({ now: () => NOW, pbkdf2Iterations: 1, large: true });
const { state } = backend.store;
const jana = findByUsername(state, 'jana')!.id;

/** What jana is answered; the backend itself holds every answer against the contract and gives a 500 for a misfit. */
async function get<Answer>(path: string): Promise<Answer> {
  const { access } = await startSession(backend.store, jana);
  const headers = { 'Accept-Language': 'cs', Authorization: `Bearer ${access}` };
  const request = new Request(ORIGIN + path, { headers });
  const response = await getResponse(backend.handlers, request, { baseUrl: ORIGIN });
  expect(response?.status).toBe(200);
  return (await response?.json()) as Answer;
}

test('a thousand matches lie ahead, soonest first, and their answer fits the contract', async () => {
  const matches = await get<UpcomingMatches>('/api/match/get-upcoming-matches/');
  expect(matches).toHaveLength(largeMatches);
  expect(new Set(matches.map(({ id }) => id)).size).toBe(largeMatches);
  const starts = matches.map(({ starts_at }) => Date.parse(starts_at));
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

test('one chat of jana’s holds five thousand messages, the oldest of them once', async () => {
  const mine = state.participations.filter(({ user_id }) => user_id === jana);
  const counts = mine.map(({ match_id }) => ({
    match_id,
    count: state.messages.filter((message) => message.match_id === match_id).length,
  }));
  const longest = counts.find(({ count }) => count === largeChat);
  const { results } = await get<ChatMessages>(`/api/match/${longest?.match_id}/chat/messages/`);
  expect(results).toHaveLength(largeChat);
  const texts = results.map(({ message }) => message);
  expect(texts.filter((text) => text === oldestMessage)).toHaveLength(1);
  expect(results.find(({ kind }) => kind === 'text')?.message).toBe(oldestMessage);
});

test('it is the same for the same moment, but for the secret, and fills no match beyond its places', async () => {
  const {
    secret,
    sessions: none,
    ...again
  } = await createSeed({ now: NOW, pbkdf2Iterations: 1, large: true });
  const { secret: other, sessions: _, ...first } = state;
  expect(none).toEqual([]);
  // As text: comparing some hundred thousand fields one by one takes seconds.
  expect(JSON.stringify(again)).toBe(JSON.stringify(first));
  expect(secret).not.toBe(other);
  expect(misfilled(state)).toEqual([]);
});

test('nothing of it happens in the future', () => {
  const instants = [
    ...state.participations.map(({ joined_at }) => joined_at),
    ...state.messages.map(({ created_at }) => created_at),
    ...state.matches.map(({ updated_at }) => updated_at),
  ];
  expect(Math.max(...instants)).toBeLessThanOrEqual(NOW);
});
