// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserPlatform, type CrossTabMessage } from './platform';

/** What is written as cookies. */
function recordCookies(): string[] {
  const written: string[] = [];
  // Two spies on one property are not both taken away again; the window is shared with other files.
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => 'a=b',
    set: (text: string) => {
      written.push(text);
    },
  });
  return written;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  localStorage.clear();
  sessionStorage.clear();
});

describe('in a browser', () => {
  it.each([
    ['https:', '; Secure'],
    ['http:', ''],
  ])('cookies of %s end in %j', (protocol, end) => {
    vi.stubGlobal('location', { protocol });
    const written = recordCookies();
    browserPlatform().cookies.set('a', 'b', 60);
    expect(written).toEqual([`a=b; Max-Age=60; Path=/; SameSite=Lax${end}`]);
  });

  it.each<CrossTabMessage>(['session', 'person'])('tabs tell each other of the %s', async (news) => {
    const [here, there] = [browserPlatform(), browserPlatform()];
    const heard = vi.fn<(news: CrossTabMessage) => void>();
    const echo = vi.fn<(news: CrossTabMessage) => void>();
    there.onNotified(heard);
    here.onNotified(echo);
    here.notify(news);
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[news]]));
    expect(echo).not.toHaveBeenCalled();
  });

  it('a refresh takes the lock of all tabs', async () => {
    const request = vi.fn<(name: string, options: LockOptions, action: () => unknown) => unknown>(
      (_, __, action) => action(),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    await expect(browserPlatform().lock(async () => 'done')).resolves.toBe('done');
    expect(request.mock.calls.map(([name]) => name)).toEqual(['refresh_token']);
  });

  it('a page is looked at again by focus, connection, visibility and the way back', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const resumed = vi.fn<(restored: boolean) => void>();
    browserPlatform().onResume(resumed);
    const events: [EventTarget, Event][] = [
      [window, new Event('focus')],
      [window, new Event('online')],
      [window, new PageTransitionEvent('pageshow', { persisted: true })],
      [window, new PageTransitionEvent('pageshow', { persisted: false })],
    ];
    for (const [target, event] of events) target.dispatchEvent(event);
    for (const state of ['hidden', 'visible'] as const) {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    // Not by a page that has only just been loaded.
    expect(resumed.mock.calls.flat()).toEqual([false, false, true, false]);
  });
});
