import { expect, it, vi } from 'vitest';
import { smallState } from './state.fixture.ts';
import { createStore, StorageError } from './store.ts';

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

it('combines the changes during a save into one more save', async () => {
  const saveState = vi.fn(async () => undefined);
  const store = createStore({ state: smallState(), saveState });
  const flushes = Array.from({ length: 50 }, async () => {
    store.mutate(() => undefined);
    await store.flush();
  });
  await Promise.all(flushes);
  expect(saveState.mock.calls.length).toBeLessThan(3);
});

it('undoes what could not be saved, also the changes that waited for the next save, and saves later ones', async () => {
  const savedState = smallState();
  const saveState = vi.fn().mockRejectedValueOnce(new Error('disk full')).mockResolvedValue(undefined);
  const store = createStore({
    state: smallState(),
    saveState,
    readSavedState: () => structuredClone(savedState),
  });
  const change = async (name: string) => {
    store.mutate((state) => (state.secret = name));
    await store.flush();
  };
  const firstChange = change('first');
  await Promise.resolve();
  const results = await Promise.allSettled([firstChange, change('second')]);
  for (const result of results) expect(result).toMatchObject({ reason: expect.any(StorageError) as Error });
  expect(store.state).toEqual(savedState);
  await store.flush();
  expect(saveState).toHaveBeenCalledOnce();
  await change('third');
  expect(saveState).toHaveBeenLastCalledWith({ ...savedState, secret: 'third' });
});
