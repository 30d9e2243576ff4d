import { expect, it } from 'vitest';
import { createSeed } from './seed.ts';
import { wronglyFilledMatches } from './state.fixture.ts';
import { createStore } from './store.ts';
import { simulateAction } from './simulated-players.ts';

const NOW = Date.UTC(2026, 10, 20, 8);

/** Numbers that look random and are the same each time (Park and Miller's generator). */
function numbers(start: number): () => number {
  let value = start;
  return () => {
    value = (value * 48_271) % 2_147_483_647;
    return value / 2_147_483_647;
  };
}

async function world() {
  let saves = 0;
  let now = NOW;
  const state = await createSeed({ now: NOW, pbkdf2Iterations: 1 });
  const store = createStore({ state, now: () => (now += 30_000), onChange: () => void (saves += 1) });
  return { store, saves: () => saves };
}

it('lets other people talk, come and go by the rules, and saves what they did', async () => {
  const { store, saves } = await world();
  const random = numbers(7);
  const kinds = new Set<string>();
  const accounts = structuredClone(store.state.participations.filter(({ user_id }) => user_id <= 3));
  for (let turn = 0; turn < 300; turn += 1) {
    const act = await simulateAction(store, random);
    if (act) kinds.add(act.kind);
    expect(act?.user_id ?? 99).toBeGreaterThan(3);
  }
  expect([...kinds].toSorted()).toEqual(['join', 'leave', 'message']);
  expect(saves()).toBe(300);
  expect(wronglyFilledMatches(store.state)).toEqual([]);
  // Nobody moves an account, but for moving it up from a waiting list.
  const now = store.state.participations.filter(({ user_id }) => user_id <= 3);
  expect(now.map(({ pid }) => pid)).toEqual(accounts.map(({ pid }) => pid));
});
