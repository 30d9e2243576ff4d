import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '@/api/storage';
import { createUpdateStore } from './update-store';

const published = vi.fn<() => Promise<string | null>>();
let storage = memoryStorage();

const pageOf = (own: string) => createUpdateStore({ own, published, storage });

beforeEach(() => {
  storage = memoryStorage();
  published.mockReset();
});

describe('updates', () => {
  it('are ready once another build is published, and their listeners are told once', async () => {
    published.mockResolvedValue('two');
    const store = pageOf('one');
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    expect(store.isReady()).toBe(false);
    await store.check();
    await store.check();
    expect(store.isReady()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([null, 'one'])('are not ready when the published build is %j', async (build) => {
    published.mockResolvedValue(build);
    const store = pageOf('one');
    await store.check();
    expect(store.isReady()).toBe(false);
  });

  it('load no page twice for the same build, yet for the next', async () => {
    published.mockResolvedValue('two');
    const first = pageOf('one');
    await first.check();
    first.take();
    // A host that still serves the old page beside the new version.json.
    const second = pageOf('one');
    await second.check();
    expect(second.isReady()).toBe(false);
    published.mockResolvedValue('three');
    await second.check();
    expect(second.isReady()).toBe(true);
  });

  it('stay put off until the next build', async () => {
    published.mockResolvedValue('two');
    const store = pageOf('one');
    await store.check();
    store.putOff();
    expect([store.isReady(), store.isPutOff()]).toEqual([true, true]);
    published.mockResolvedValue('three');
    await store.check();
    expect([store.isReady(), store.isPutOff()]).toEqual([true, false]);
  });

  it('ask one question at a time, and none where there are no builds', async () => {
    published.mockResolvedValue('two');
    const store = pageOf('one');
    await Promise.all([store.check(), store.check()]);
    expect(published).toHaveBeenCalledOnce();
    await pageOf('').check();
    expect(published).toHaveBeenCalledOnce();
  });
});
