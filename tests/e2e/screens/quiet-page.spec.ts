import { joinedMatch } from '../support/pages/choose-match';
import { advancePageClock } from '../support/pages/page';
import { expect, test } from '../support/test';

const matches = '/api/match/get-upcoming-matches/';
const notifications = '/api/match/chat/notifications/';

test('what an open page asks again is answered with 304 while nothing changes', async ({
  page,
  backend,
  signIn,
}) => {
  const { id } = await joinedMatch(backend, 'jana');
  await signIn('jana');
  await page.clock.install();
  const statuses = new Map<string, number[]>();
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    const path = pathname + search;
    statuses.set(path, [...(statuses.get(path) ?? []), response.status()]);
  });
  for (const [address, ...repeatedCalls] of [
    ['/', matches, notifications],
    [`/detail/${id}#chat`, `/api/match/${id}/`, `/api/match/${id}/chat/summary/`, notifications],
  ] as const) {
    await page.goto('about:blank');
    statuses.clear();
    await page.goto(address);
    const repeated = () =>
      [...statuses].filter(([path, { length }]) => path.startsWith('/api/') && length > 1);
    await expect
      .poll(
        async () => {
          // Less than the time limit of a call.
          await advancePageClock(page, 10_000);
          return repeated().map(([path]) => path);
        },
        { intervals: [5] },
      )
      .toEqual(expect.arrayContaining(repeatedCalls));
    const refetched = repeated().filter(([, answers]) => answers.slice(1).some((status) => status !== 304));
    expect(refetched, address).toEqual([]);
  }
});
