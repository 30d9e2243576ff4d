import { expect, it, vi } from 'vitest';
import { json, problem } from './answers.fixture';
import { setupSignedInTab } from './api.harness';

const sessionPath = '/api/user/session';

it('shows a changed session in the other tabs, and refetches their API data', async () => {
  const { browser, tab: here } = await setupSignedInTab();
  const there = browser.openTab();
  await there.auth.ensure();
  there.queryClient.setQueryData(['/api/user/profile'], { display_name: 'jana' });
  there.queryClient.setQueryData(['chat-outbox', 1], 'kept');
  browser.setHandler(sessionPath, async () => json({ user: 'Jana N.' }));
  here.auth.update(() => ({ user: 'Jana N.' }));
  await vi.waitFor(() => expect(there.auth.getSnapshot().session).toEqual({ user: 'Jana N.' }));
  expect(there.auth.status()).toBe('authenticated');
  const isStale = (key: unknown[]) => there.queryClient.getQueryState(key)?.isInvalidated;
  expect([isStale(['/api/user/profile']), isStale(['chat-outbox', 1])]).toEqual([true, false]);
  // The other tab calls once, and its change is not sent back.
  expect(browser.countCalls(sessionPath)).toBe(3);
});

it('keeps the old session in another tab when the refetch fails there', async () => {
  const { browser, tab: here } = await setupSignedInTab();
  const there = browser.openTab();
  await there.auth.ensure();
  const shown = there.auth.getSnapshot();
  expect(shown.session).not.toBeNull();
  browser.setHandler(sessionPath, async () => problem(503, 'unavailable'));
  here.auth.update(() => ({ user: 'Jana N.' }));
  await vi.waitFor(() => expect(there.reports).toHaveLength(1));
  // The session stays beside the failure; the next action of the person retries.
  expect(there.auth.getSnapshot()).toEqual({ ...shown, error: expect.objectContaining({ status: 503 }) });
});
