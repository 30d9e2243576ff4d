// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minCheckPauseMs, checkEveryMs, createUpdateStore, scheduleChecks } from './update';

const check = vi.fn<() => void>();
let stop = (): void => undefined;

const setVisibility = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  check.mockClear();
  stop = scheduleChecks(check);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('checks every 15 minutes', () => {
  vi.advanceTimersByTime(2 * checkEveryMs);
  expect(check).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(checkEveryMs);
  expect(check).toHaveBeenCalledTimes(2);
});

it('checks on return to the page, once a minute at most', () => {
  vi.advanceTimersByTime(minCheckPauseMs);
  window.dispatchEvent(new Event('focus'));
  setVisibility('visible');
  window.dispatchEvent(new Event('focus'));
  expect(check).toHaveBeenCalledOnce();
});

it('does not check while hidden, and checks when visible again', () => {
  setVisibility('hidden');
  vi.advanceTimersByTime(3 * checkEveryMs);
  expect(check).not.toHaveBeenCalled();
  setVisibility('visible');
  expect(check).toHaveBeenCalledOnce();
});

const getPublishedBuild = vi.fn<() => Promise<string | null>>();

function createStoreOf(build: string, publishedBuild: string | null = 'two') {
  getPublishedBuild.mockResolvedValue(publishedBuild);
  document.head.innerHTML = `<meta name="build" content="${build}" />`;
  // The host asks for Basic authentication, as a staging host does.
  vi.stubGlobal('fetch', async (_address: string, { credentials }: RequestInit) =>
    credentials === 'omit'
      ? new Response(null, { status: 401 })
      : Response.json({ build: await getPublishedBuild() }),
  );
  return createUpdateStore();
}

afterEach(() => {
  getPublishedBuild.mockReset();
  sessionStorage.clear();
  document.head.replaceChildren();
});

describe('updates', () => {
  it('are ready when another build is published, and notify listeners once', async () => {
    const store = createStoreOf('one');
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    expect(store.isReady()).toBe(false);
    await store.check();
    await store.check();
    expect(store.isReady()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([null, 'one'])('are not ready when the published build is %j', async (build) => {
    const store = createStoreOf('one', build);
    await store.check();
    expect(store.isReady()).toBe(false);
  });

  it('are not ready twice for the same build', async () => {
    const firstStore = createStoreOf('one');
    await firstStore.check();
    firstStore.markLoaded();
    // The host still serves the old page with the new version.json.
    const secondStore = createStoreOf('one');
    await secondStore.check();
    expect(secondStore.isReady()).toBe(false);
    getPublishedBuild.mockResolvedValue('three');
    await secondStore.check();
    expect(secondStore.isReady()).toBe(true);
  });

  it('stay postponed until the next build', async () => {
    const store = createStoreOf('one');
    await store.check();
    store.postpone();
    expect([store.isReady(), store.isPostponed()]).toEqual([true, true]);
    getPublishedBuild.mockResolvedValue('three');
    await store.check();
    expect([store.isReady(), store.isPostponed()]).toEqual([true, false]);
  });

  it('make one request at a time, and none without a build id', async () => {
    const store = createStoreOf('one');
    await Promise.all([store.check(), store.check()]);
    expect(getPublishedBuild).toHaveBeenCalledOnce();
    await createStoreOf('').check();
    expect(getPublishedBuild).toHaveBeenCalledOnce();
  });
});
