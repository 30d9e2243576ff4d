import { aParticipation } from '@/features/matches/data/match.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import { locales } from '@/lib/locale';
import { finishTransitions } from '../support/pages/axe';
import { openMatch } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import { switchLanguage } from '../support/pages/page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const hours = (instant: string, count: number): string =>
  new Date(Date.parse(instant) + count * 3_600_000).toISOString();

/** Fields for all kinds of rows, with the longest texts. */
function statesOf({ starts_at, venue }: Match): Partial<Match>[] {
  const ownParticipation = aParticipation();
  const joined = { my_participation: ownParticipation, can_join: false, can_leave: true };
  const closed = { can_join: false, can_leave: false };
  const full = { max_participants: 10, participants_count: 10, waitlist_count: 12 };
  const confirmBy = {
    ...joined,
    my_participation: { ...ownParticipation, confirm_by: hours(starts_at, -10) },
  };
  return [
    { level: 'intermediate', title: 'Turnaj čtyřher pro všechny, kdo mají raketu a nevadí jim prohrávat' },
    { venue: { ...venue, name: 'Sportovní a rekreační areál Pod Plachtami, velká hala' } },
    joined,
    confirmBy,
    { ...joined, my_participation: { ...ownParticipation, status: 'confirmed' } },
    {
      ...joined,
      ...full,
      my_participation: { ...ownParticipation, status: 'waitlisted', waitlist_position: 12 },
    },
    full,
    { ...closed, reason_code: 'join_deadline_passed' },
    { ...closed, my_participation: ownParticipation, reason_code: 'leave_deadline_passed' },
    {
      ...closed,
      my_participation: ownParticipation,
      status: 'cancelled',
      cancellation_reason: 'Nejde to. '.repeat(40),
    },
    { min_participants: 12, max_participants: 14, participants_count: 3 },
    { min_participants: 12, max_participants: null, participants_count: 3 },
    { ...confirmBy, timezone: 'Europe/London' },
    { ...full, timezone: 'Europe/London' },
  ];
}

/** The height of each row in pixels; a row of four lines has 115, a title of two lines adds 20. */
const measure = (rows: Element[]): number[] => rows.map((row) => row.getBoundingClientRect().height);

test('a row on a phone is at most 140 px high with any content', async ({ page, backend, signIn }) => {
  const open = await openMatch(backend, 'jana');
  const ids = (await backend.matches('jana')).map(({ id }) => id);
  let answer = statesOf(open).map((fields, index): Match => ({ ...open, ...fields, id: ids[index]! }));
  await page.route('**/api/match/get-upcoming-matches/*', (route) => route.fulfill({ json: answer }));
  await signIn('jana');
  const rows = page.locator('[data-landmark]');
  await page.goto('/');
  for (const locale of locales) {
    if (locale !== 'cs') await switchLanguage(page, 'cs', locale);
    await expect(rows.getByText(i18n[locale].LL.matches.row.missing({ count: 9 }))).toHaveCount(2);
    await finishTransitions(page);
    const measured = await rows.evaluateAll(measure);
    expect(measured).toHaveLength(answer.length);
    expect(measured.filter((height) => height > 140)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  // Rows with a recent change show it in place of the picture.
  answer = answer.map((match) => ({ ...match, ends_at: hours(match.ends_at, 1), venue: open.venue }));
  await page.reload();
  await expect(rows.locator('li').first()).toBeVisible();
  await finishTransitions(page);
  expect((await rows.evaluateAll(measure)).filter((height) => height > 140)).toEqual([]);
});
