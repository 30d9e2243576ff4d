// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minCheckPauseMs, checkEveryMs, createUpdateStore, scheduleChecks } from './update';

const check = vi.fn<() => void>();
let stop = (): void => undefined;

const see = (state: DocumentVisibilityState): void => {
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

it('checks when somebody comes back, not at each change of windows', () => {
  vi.advanceTimersByTime(minCheckPauseMs);
  window.dispatchEvent(new Event('focus'));
  see('visible');
  window.dispatchEvent(new Event('focus'));
  expect(check).toHaveBeenCalledOnce();
});

it('asks nothing while hidden, and at once when seen again', () => {
  see('hidden');
  vi.advanceTimersByTime(3 * checkEveryMs);
  expect(check).not.toHaveBeenCalled();
  see('visible');
  expect(check).toHaveBeenCalledOnce();
});

/** The build that the host says is published; null where it says nothing. */
const published = vi.fn<() => Promise<string | null>>();

/** What a page of that build knows. */
function pageOf(own: string) {
  document.head.innerHTML = `<meta name="build" content="${own}" />`;
  vi.stubGlobal('fetch', async () => Response.json({ build: await published() }));
  return createUpdateStore();
}

afterEach(() => {
  published.mockReset();
  sessionStorage.clear();
  document.head.replaceChildren();
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
    first.markLoaded();
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
    expect([store.isReady(), store.isPostponed()]).toEqual([true, true]);
    published.mockResolvedValue('three');
    await store.check();
    expect([store.isReady(), store.isPostponed()]).toEqual([true, false]);
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
