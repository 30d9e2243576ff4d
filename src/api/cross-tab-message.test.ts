import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { json, problem } from './answers.fixture';
import { deferred, flushTasks, setupSignedInTab, type TestBrowser } from './api.harness';
import type { Tab } from './tab.harness';

const sessionPath = '/api/user/session';
const profilePath = '/api/user/profile';

const old = { user: 'Jana' };
const saved = { user: 'Jana N.' };

const profileQuery = (tab: Tab) => ({
  queryKey: [profilePath],
  queryFn: ({ signal }: { signal: AbortSignal }) => tab.call(profilePath, { signal }),
});

/** Shows the profile in a tab, as a screen does. */
function showProfile(tab: Tab): void {
  new QueryObserver(tab.queryClient, profileQuery(tab)).subscribe(() => undefined);
}

const shownProfile = (tab: Tab): unknown => tab.queryClient.getQueryData([profilePath]);

/** What can be on its way in a tab when another tab tells of a change. */
const askers = {
  'the session': {
    path: sessionPath,
    isShown: true,
    ask: (tab: Tab) => tab.auth.start(),
    shown: (tab: Tab) => tab.auth.getSnapshot().session,
  },
  'what a screen shows': { path: profilePath, isShown: true, ask: showProfile, shown: shownProfile },
  'what a loader asked for, for a screen whose code is still coming': {
    path: profilePath,
    isShown: false,
    ask: (tab: Tab) => void tab.queryClient.query(profileQuery(tab)).catch(() => undefined),
    shown: shownProfile,
  },
  'what was read before and is read anew': {
    path: profilePath,
    isShown: false,
    ask: (tab: Tab) => {
      tab.queryClient.setQueryData([profilePath], old, { updatedAt: 1 });
      void tab.queryClient.query(profileQuery(tab)).catch(() => undefined);
    },
    shown: shownProfile,
  },
};

/** The answers to a path, in the order of the calls, each given when it is wanted. */
function holdAnswers(world: TestBrowser, path: string): ReturnType<typeof deferred<Response>>[] {
  const held: ReturnType<typeof deferred<Response>>[] = [];
  world.setHandler(path, () => {
    const answer = deferred<Response>();
    held.push(answer);
    return answer.promise;
  });
  return held;
}

async function change(here: Tab): Promise<void> {
  here.auth.update(() => saved);
  await flushTasks();
}

describe.each(Object.entries(askers))('the old answer to %s', (_, { path, isShown, ask, shown }) => {
  it.each([
    ['gives way to the new one when it comes before the message', ['old', 'change', 'new']],
    ['gives way to the new one when it comes after the message', ['change', 'old', 'new']],
    ['is dropped when it comes after the new one', ['change', 'new', 'old']],
  ])('%s', async (_order, steps) => {
    const { world, tab: here } = await setupSignedInTab();
    const there = world.openTab();
    if (path !== sessionPath) await there.auth.ensure();
    const held = holdAnswers(world, path);
    ask(there);
    await flushTasks();
    expect(held).toHaveLength(1);
    const seen: unknown[] = [];
    for (const step of steps) {
      if (step === 'change') await change(here);
      else held[step === 'old' ? 0 : 1]?.resolve(json(step === 'old' ? old : saved));
      await flushTasks();
      // What nobody looks at is only marked; the screen that comes asks for it.
      if (step === 'change' && steps[0] === 'old' && !isShown) ask(there);
      await flushTasks();
      seen.push(shown(there));
    }
    const fromNew = seen.slice(steps.indexOf('new'));
    expect(fromNew).toEqual(fromNew.map(() => saved));
    expect(shown(there)).toEqual(saved);
    expect(held).toHaveLength(2);
  });
});

it('a tab that is told of a change gives the new session to a caller that waits for it', async () => {
  const { world, tab: here } = await setupSignedInTab();
  const there = world.openTab();
  const held = holdAnswers(world, sessionPath);
  const guard = there.auth.ensure();
  await flushTasks();
  await change(here);
  held[0]?.resolve(problem(500, 'internal_error'));
  await flushTasks();
  expect(there.auth.getSnapshot()).toMatchObject({ status: 'loading', error: null });
  held[1]?.resolve(json(saved));
  await guard;
  expect(there.auth.getSnapshot()).toMatchObject({ status: 'authenticated', session: saved });
  expect(there.reports).toEqual([]);
});
