import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';
import { smallState } from './state.fixture.ts';

it('saves once after changes, and not at all without', async () => {
  const onChange = vi.fn();
  const store = createStore({ state: smallState(), onChange });
  await store.flush();
  expect(onChange).not.toHaveBeenCalled();
  store.mutate((state) => state.reads.push());
  store.mutate((state) => state.reads.push());
  await store.flush();
  await store.flush();
  expect(onChange).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledWith(store.state);
});

it('keeps everybody waiting until what they may have seen is saved', async () => {
  const gates: (() => void)[] = [];
  const store = createStore({
    state: smallState(),
    onChange: () => new Promise<void>((resolve) => gates.push(resolve)),
  });
  const done: string[] = [];
  store.mutate(() => undefined);
  const writer = store.flush().then(() => done.push('writer'));
  const reader = store.flush().then(() => done.push('reader'));
  await Promise.resolve();
  expect(done).toEqual([]);
  gates[0]!();
  await Promise.all([writer, reader]);
  expect(done.toSorted()).toEqual(['reader', 'writer']);
});

it('tries again to save what could not be saved', async () => {
  const onChange = vi.fn().mockRejectedValueOnce(new Error('disk full')).mockResolvedValue(undefined);
  const store = createStore({ state: smallState(), onChange });
  store.mutate(() => undefined);
  await expect(store.flush()).rejects.toThrow('disk full');
  await store.flush();
  expect(onChange).toHaveBeenCalledTimes(2);
});
