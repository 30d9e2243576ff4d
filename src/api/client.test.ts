import { expect, it, vi } from 'vitest';
import { SessionChangedError, SessionExpiredError } from './problem';
import { problemResponse } from './testing/answers.fixture';
import { createBrowser, expireToken, flush, setupSignedIn } from './testing/api.harness';

const refreshPath = '/api/user/refresh-token';
const sessionPath = '/api/user/session';

it('sends the expired access token with a refresh', async () => {
  const { browser, tab } = await setupSignedIn();
  const { token } = browser.calls.at(-1) ?? {};
  expireToken(browser);
  await tab.call();
  expect(browser.calls.find(({ path }) => path === refreshPath)?.token).toBe(token);
});

it.each([new SessionExpiredError(), new SessionChangedError()])('does not report %s', async (error) => {
  const { tab } = await setupSignedIn();
  const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(error);
  const loading = tab.queryClient.query({ queryKey: [sessionPath], queryFn, staleTime: 0 });
  await expect(loading).rejects.toThrow(error);
  expect(tab.reports).toEqual([]);
});

it('does not report the failure of a call whose session has ended', async () => {
  const { browser, tab } = await setupSignedIn();
  expireToken(browser);
  browser.setHandler(refreshPath, async () => {
    tab.auth.signIn(browser.issueTokens('alex'));
    return problemResponse(503, 'unavailable');
  });
  await tab.call().catch(() => undefined);
  await flush();
  expect(tab.reports).toEqual([]);
});

it.each([
  [401, 0],
  [503, 1],
])('when a logout is answered with %i, reports %i errors', async (status, reportCount) => {
  const { browser, tab } = await setupSignedIn();
  browser.setHandler('/api/user/logout', async () => problemResponse(status, 'x'));
  await tab.logout();
  expect(tab.reports).toHaveLength(reportCount);
});

it('does not load the session when the token refresh failed', async () => {
  const { browser } = await setupSignedIn();
  const tab = browser.openTab();
  const countBefore = browser.countCalls(sessionPath);
  expireToken(browser);
  browser.setHandler(refreshPath, async () => problemResponse(503, 'unavailable'));
  await expect(tab.auth.ensureSessionKnown()).rejects.toMatchObject({ status: 503 });
  expect([browser.countCalls(refreshPath), browser.countCalls(sessionPath) - countBefore]).toEqual([1, 0]);
});

it('does not load the session again after a sign-out', async () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  tab.auth.signIn(browser.issueTokens('jana'));
  browser.setHandler(sessionPath, async () => problemResponse(503, 'unavailable'));
  browser.onCall = ({ path }) => path === sessionPath && queueMicrotask(() => tab.auth.signOut());
  await tab.auth.ensureSessionKnown().catch(() => undefined);
  await flush();
  expect(browser.countCalls(sessionPath)).toBe(1);
});

it.each(['loaded', 'not requested yet'])('a resumed page makes no call: the session is %s', async (state) => {
  const { browser, tab: firstTab } = await setupSignedIn();
  const tab = state === 'loaded' ? firstTab : browser.openTab();
  browser.calls.length = 0;
  tab.resume(false);
  await flush();
  expect(browser.calls).toEqual([]);
});
