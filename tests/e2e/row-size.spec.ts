import { myParticipation } from '@/features/matches/data/match.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import { settle } from './support/axe';
import { openMatch } from './support/choose-match';
import { expect, test } from './support/test';
import { words } from './support/words';

// On a phone of 390 px every row of the list has four lines that begin at one edge, in the words of both languages.

test.use({ viewport: { width: 390, height: 844 } });

const hours = (instant: string, count: number): string =>
  new Date(Date.parse(instant) + count * 3_600_000).toISOString();

/** What a match can be to somebody, and what is longest in it. */
function statesOf({ starts_at, venue }: Match): Partial<Match>[] {
  const mine = myParticipation();
  const joined = { my_participation: mine, can_join: false, can_leave: true };
  const closed = { can_join: false, can_leave: false };
  const full = { max_participants: 10, participants_count: 10, waitlist_count: 12 };
  const confirmBy = { ...joined, my_participation: { ...mine, confirm_by: hours(starts_at, -10) } };
  return [
    { level: 'intermediate', title: 'Turnaj čtyřher pro všechny, kdo mají raketu a nevadí jim prohrávat' },
    { venue: { ...venue, name: 'Sportovní a rekreační areál Pod Plachtami, velká hala' } },
    joined,
    confirmBy,
    { ...joined, my_participation: { ...mine, status: 'confirmed' } },
    { ...joined, ...full, my_participation: { ...mine, status: 'waitlisted', waitlist_position: 12 } },
    full,
    { ...closed, reason_code: 'join_deadline_passed' },
    { ...closed, my_participation: mine, reason_code: 'leave_deadline_passed' },
    { ...closed, my_participation: mine, status: 'cancelled', cancellation_reason: 'Nejde to. '.repeat(40) },
    { min_participants: 12, max_participants: 14, participants_count: 3 },
    { min_participants: 12, max_participants: null, participants_count: 3 },
    { ...confirmBy, timezone: 'Europe/London' },
    { ...full, timezone: 'Europe/London' },
  ];
}

/** The height of each row, and where the lines to be read begin beside it, what stands at their end left out. */
const measure = (rows: Element[]): { height: number; edges: number; lines: number }[] =>
  rows.map((row) => {
    const isHeardOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isHeardOnly(element.parentElement));
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const lines: DOMRect[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      // What is aligned to the right stands at the end of lines.
      if (isHeardOnly(parent) || parent?.closest('button, .text-right')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) {
        if (line.bottom > row.getBoundingClientRect().bottom) break;
        // A format for which there is no room has wrapped out of sight.
        const paragraph = parent?.closest('p');
        if (paragraph && line.top >= paragraph.getBoundingClientRect().bottom - 1) break;
        const beside = lines.findIndex(({ top, bottom }) => line.top < bottom - 8 && line.bottom > top + 8);
        if (beside === -1) lines.push(line);
        else if (line.left < lines[beside]!.left) lines[beside] = line;
      }
    }
    return {
      height: row.getBoundingClientRect().height,
      edges: new Set(lines.map(({ left }) => Math.round(left))).size,
      lines: lines.length,
    };
  });

test('a row has four lines, one edge and 116 px, whatever it says', async ({ page, backend, signIn }) => {
  const open = await openMatch(backend, 'jana');
  const ids = (await backend.matches('jana')).map(({ id }) => id);
  let answer = statesOf(open).map((fields, index): Match => ({ ...open, ...fields, id: ids[index]! }));
  await page.route('**/api/match/get-upcoming-matches/', (route) => route.fulfill({ json: answer }));
  await signIn('jana');
  const rows = page.locator('[data-place]');
  for (const [locale, address] of [
    ['cs', '/'],
    ['en', '/en'],
  ] as const) {
    const { row } = words[locale].LL.matches;
    await page.goto(address);
    await expect(rows.getByText(row.missing({ count: 9 }))).toHaveCount(2);
    await settle(page);
    const measured = await rows.evaluateAll(measure);
    expect(measured).toHaveLength(answer.length);
    expect(measured.filter(({ height, edges, lines }) => height > 116 || edges > 1 || lines > 5)).toEqual([]);
    // The two in another zone say the viewer's own time in a line that has no picture.
    expect(measured.filter(({ lines }) => lines > 4)).toHaveLength(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  // What has changed since stands in the place of the picture.
  answer = answer.map((match) => ({ ...match, ends_at: hours(match.ends_at, 1), venue: open.venue }));
  await page.goto('/');
  await expect(rows.locator('li').first()).toBeVisible();
  await settle(page);
  expect((await rows.evaluateAll(measure)).filter(({ height }) => height > 116)).toEqual([]);
});
