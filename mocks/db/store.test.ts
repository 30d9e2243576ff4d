import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';
import { smallState } from './state.fixture.ts';

it('saves once after several changes and never without a change', async () => {
  const saveState = vi.fn();
  const store = createStore({ state: smallState(), saveState });
  await store.flush();
  expect(saveState).not.toHaveBeenCalled();
  store.mutate((state) => state.reads.push());
  store.mutate((state) => state.reads.push());
  await store.flush();
  await store.flush();
  expect(saveState).toHaveBeenCalledOnce();
  expect(saveState).toHaveBeenCalledWith(store.state);
});

it('lets a request without a change wait until the change of another request is saved', async () => {
  const finishSaves: (() => void)[] = [];
  const store = createStore({
    state: smallState(),
    saveState: () => new Promise<void>((resolve) => finishSaves.push(resolve)),
  });
  const finishedRequests: string[] = [];
  store.mutate(() => undefined);
  const writeRequest = store.flush().then(() => finishedRequests.push('writer'));
  const readRequest = store.flush().then(() => finishedRequests.push('reader'));
  await Promise.resolve();
  expect(finishedRequests).toEqual([]);
  finishSaves[0]!();
  await Promise.all([writeRequest, readRequest]);
});

it('retries a failed save at the next flush', async () => {
  const saveState = vi.fn().mockRejectedValueOnce(new Error('disk full')).mockResolvedValue(undefined);
  const store = createStore({ state: smallState(), saveState });
  store.mutate(() => undefined);
  await expect(store.flush()).rejects.toThrow('disk full');
  await store.flush();
  expect(saveState).toHaveBeenCalledTimes(2);
});
