import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCancelled } from '@/api/problem';
import { readClaims } from './answers.fixture';
import { createBrowser, expireToken, hasCookies } from './api.harness';

type Action = 'call' | 'logout' | 'signIn' | 'expire' | 'resume';

const actions = fc.array(
  fc.record({
    tab: fc.nat({ max: 2 }),
    action: fc.oneof(
      { weight: 4, arbitrary: fc.constant<Action>('call') },
      fc.constantFrom<Action>('logout', 'signIn', 'expire', 'resume'),
    ),
  }),
  { minLength: 2, maxLength: 14 },
);

it('never revives a session, however refreshes, logouts and sign-ins of three tabs interleave', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), actions, async (scheduler, steps) => {
      const browser = createBrowser({
        pause: () => scheduler.schedule(Promise.resolve()),
        deliver: (run) => void scheduler.schedule(Promise.resolve()).then(run),
      });
      const tabs = [browser.openTab(), browser.openTab(), browser.openTab()] as const;
      /** The person of the last sign-in; null after a logout. */
      let person: string | null = null;
      let personCount = 0;
      const faults: string[] = [];

      const call = async (tab: (typeof tabs)[number]): Promise<void> => {
        try {
          const { user } = (await tab.call()) as { user: string };
          if (user !== person) faults.push(`an answer for ${user} reached ${person}`);
        } catch (error) {
          const { name } = error as Error;
          const isExpected = isCancelled(error) || ['ProblemError', 'RefreshLimitError'].includes(name);
          if (!isExpected) faults.push(`${name}: ${String(error)}`);
        }
      };
      browser.onCall = ({ path, token }) => {
        if (path !== '/api/user/profile' || token === null) return;
        if (readClaims(token).sub !== person)
          faults.push(`a token of ${readClaims(token).sub} was sent for ${person}`);
      };
      const signIn = (tab: (typeof tabs)[number]): void => {
        person = `person ${(personCount += 1)}`;
        tab.auth.signIn(browser.issueTokens(person));
      };
      const run = ({ tab: index, action }: { tab: number; action: Action }): void => {
        const tab = tabs[index] ?? tabs[0];
        if (action === 'call') void call(tab);
        else if (action === 'signIn') signIn(tab);
        else if (action === 'expire') expireToken(browser);
        else if (action === 'resume') tab.resume(false);
        else {
          person = null;
          void tab.logout();
        }
      };

      signIn(tabs[0]);
      void scheduler.scheduleSequence(
        steps.map((step, index) => ({ label: `${index}: ${step.action}`, builder: async () => run(step) })),
      );
      await scheduler.waitIdle();

      const lastPerson = person as string | null;
      expect(faults).toEqual([]);
      expect(hasCookies(browser)).toBe(lastPerson !== null);
      for (const token of browser.page.cookie.matchAll(/token=([^;]+)/g)) {
        expect(readClaims(token[1] ?? '').sub).toBe(lastPerson);
      }
      browser.now += 60_000;
      for (const tab of tabs) {
        tab.resume(false);
        await scheduler.waitFor(tab.auth.ensureSessionKnown());
        expect(tab.auth.getSnapshot().session).toEqual(lastPerson === null ? null : { user: lastPerson });
        expect(tab.signOutReasons).not.toContain('expired');
      }
    }),
    { numRuns: 1000 },
  );
});
