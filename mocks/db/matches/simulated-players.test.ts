import { expect, it, vi } from 'vitest';
import { createSeed } from '../seed.ts';
import { NOW, wronglyFilledMatches } from '../state.fixture.ts';
import { createStore } from '../store.ts';
import { simulateAction } from './simulated-players.ts';

/** A pseudorandom generator with a fixed sequence (Park and Miller). */
function createRandom(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 48_271) % 2_147_483_647;
    return value / 2_147_483_647;
  };
}

it('makes simulated players write, join and leave by the rules, and saves each action', async () => {
  let now = NOW;
  const state = await createSeed({ now, pbkdf2Iterations: 1 });
  const saveState = vi.fn();
  const store = createStore({ state, now: () => (now += 30_000), saveState });
  const random = createRandom(7);
  const kinds = new Set<string>();
  // The users with the ids 1 to 3 are real.
  const getPidsOfRealUsers = () =>
    store.state.participations.filter(({ user_id }) => user_id <= 3).map(({ pid }) => pid);
  const pidsBefore = getPidsOfRealUsers();
  for (let turn = 0; turn < 300; turn += 1) {
    const action = await simulateAction(store, random);
    if (action) kinds.add(action.kind);
    expect(action?.user_id ?? 99).toBeGreaterThan(3);
  }
  expect([...kinds].toSorted()).toEqual(['join', 'leave', 'message']);
  expect(saveState).toHaveBeenCalledTimes(300);
  expect(wronglyFilledMatches(store.state)).toEqual([]);
  expect(getPidsOfRealUsers()).toEqual(pidsBefore);
});
