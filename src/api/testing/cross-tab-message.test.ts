import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { jsonResponse, problemResponse } from './answers.fixture';
import { createDeferred, flush, setupSignedIn, type Tab, type TestBrowser } from './api.harness';

const sessionPath = '/api/user/session';
const profilePath = '/api/user/profile';

const oldSession = { user: 'Jana' };
const savedSession = { user: 'Jana N.' };

const profileQuery = (tab: Tab) => ({
  queryKey: [profilePath],
  queryFn: ({ signal }: { signal: AbortSignal }) => tab.call(profilePath, { signal }),
});

function showProfile(tab: Tab): void {
  new QueryObserver(tab.queryClient, profileQuery(tab)).subscribe(() => undefined);
}

const readProfile = (tab: Tab): unknown => tab.queryClient.getQueryData([profilePath]);

/** The requests that can be in flight in a tab when another tab reports a change. */
const requests = {
  'the session': {
    path: sessionPath,
    isOnScreen: true,
    send: (tab: Tab) => tab.auth.start(),
    read: (tab: Tab) => tab.auth.getSnapshot().session,
  },
  'a query on the screen': { path: profilePath, isOnScreen: true, send: showProfile, read: readProfile },
  'a query of a route loader': {
    path: profilePath,
    isOnScreen: false,
    send: (tab: Tab) => void tab.queryClient.query(profileQuery(tab)).catch(() => undefined),
    read: readProfile,
  },
  'a refetch without an observer': {
    path: profilePath,
    isOnScreen: false,
    send: (tab: Tab) => {
      tab.queryClient.setQueryData([profilePath], oldSession, { updatedAt: 1 });
      void tab.queryClient.query(profileQuery(tab)).catch(() => undefined);
    },
    read: readProfile,
  },
};

/** The pending responses to a path, in the order of the calls. */
function holdResponses(browser: TestBrowser, path: string): ReturnType<typeof createDeferred<Response>>[] {
  const responses: ReturnType<typeof createDeferred<Response>>[] = [];
  browser.setHandler(path, () => {
    const answer = createDeferred<Response>();
    responses.push(answer);
    return answer.promise;
  });
  return responses;
}

async function saveChange(tab: Tab): Promise<void> {
  tab.auth.update(() => savedSession);
  await flush();
}

describe.each(Object.entries(requests))('an outdated answer to %s', (_, { path, isOnScreen, send, read }) => {
  it.each([
    ['is replaced when it comes before the message of the other tab', ['old', 'change', 'new']],
    ['is replaced when it comes after the message of the other tab', ['change', 'old', 'new']],
    ['is dropped when it comes after the new answer', ['change', 'new', 'old']],
  ])('%s', async (_order, steps) => {
    const { browser, tab } = await setupSignedIn();
    const otherTab = browser.openTab();
    if (path !== sessionPath) await otherTab.auth.ensureSessionKnown();
    const responses = holdResponses(browser, path);
    send(otherTab);
    await flush();
    expect(responses).toHaveLength(1);
    const results: unknown[] = [];
    for (const step of steps) {
      if (step === 'change') await saveChange(tab);
      else
        responses[step === 'old' ? 0 : 1]?.resolve(jsonResponse(step === 'old' ? oldSession : savedSession));
      await flush();
      // A query without an observer is only invalidated; the next screen fetches it.
      if (step === 'change' && steps[0] === 'old' && !isOnScreen) send(otherTab);
      await flush();
      results.push(read(otherTab));
    }
    const resultsAfterNew = results.slice(steps.indexOf('new'));
    expect(resultsAfterNew).toEqual(resultsAfterNew.map(() => savedSession));
    expect(read(otherTab)).toEqual(savedSession);
    expect(responses).toHaveLength(2);
  });
});

it('a waiting ensureSessionKnown() gets the new session when another tab reports a change', async () => {
  const { browser, tab } = await setupSignedIn();
  const otherTab = browser.openTab();
  const responses = holdResponses(browser, sessionPath);
  const sessionLoading = otherTab.auth.ensureSessionKnown();
  await flush();
  await saveChange(tab);
  responses[0]?.resolve(problemResponse(500, 'internal_error'));
  await flush();
  expect(otherTab.auth.getSnapshot()).toMatchObject({ status: 'loading', error: null });
  responses[1]?.resolve(jsonResponse(savedSession));
  await sessionLoading;
  expect(otherTab.auth.getSnapshot()).toMatchObject({ status: 'authenticated', session: savedSession });
  expect(otherTab.reports).toEqual([]);
});

it('shows a changed session in the other tabs, and refetches their API data', async () => {
  const { browser, tab } = await setupSignedIn();
  const otherTab = browser.openTab();
  await otherTab.auth.ensureSessionKnown();
  otherTab.queryClient.setQueryData(['/api/user/profile'], { display_name: 'jana' });
  otherTab.queryClient.setQueryData(['chat-outbox', 1], 'kept');
  browser.setHandler(sessionPath, async () => jsonResponse({ user: 'Jana N.' }));
  tab.auth.update(() => ({ user: 'Jana N.' }));
  await vi.waitFor(() => expect(otherTab.auth.getSnapshot().session).toEqual({ user: 'Jana N.' }), 15_000);
  expect(otherTab.auth.status()).toBe('authenticated');
  const isInvalidated = (key: unknown[]) => otherTab.queryClient.getQueryState(key)?.isInvalidated;
  expect([isInvalidated(['/api/user/profile']), isInvalidated(['chat-outbox', 1])]).toEqual([true, false]);
  // The other tab loads the session once, and sends no message back.
  expect(browser.countCalls(sessionPath)).toBe(3);
});

it('keeps the old session in another tab when the refetch fails in that tab', async () => {
  const { browser, tab } = await setupSignedIn();
  const otherTab = browser.openTab();
  await otherTab.auth.ensureSessionKnown();
  const state = otherTab.auth.getSnapshot();
  expect(state.session).not.toBeNull();
  browser.setHandler(sessionPath, async () => problemResponse(503, 'unavailable'));
  tab.auth.update(() => ({ user: 'Jana N.' }));
  await vi.waitFor(() => expect(otherTab.reports).toHaveLength(1), 15_000);
  // The session stays beside the failure; the next action of the person retries.
  expect(otherTab.auth.getSnapshot()).toEqual({ ...state, error: expect.objectContaining({ status: 503 }) });
});
