import { expect, type Locator, type Page, test } from '@playwright/test';
import { isFull, findOverlappingMatch, withOptimisticUpdate } from '@/features/matches/data/match';
import { fitsFilters, noFilters } from '@/features/matches/filters/filters';
import type { Match } from '@/generated/schemas/match.zod';
import { chatParts } from '../e2e/support/pages/chat-page';
import { i18n } from '../e2e/support/pages/i18n';
import { median, percentile, formatRatio } from './figures';
import { measuredApp } from './measured-app';
import { createPhone, measureReference, type Phone } from './phone';
import { addRow } from './table-reporter';

const { LL } = i18n.cs;

/** The number of repetitions: `fullCount`, or in a quick run a quarter, at least three. */
const repetitions = (fullCount: number): number =>
  process.env.MEASURE_QUICK ? Math.max(3, Math.ceil(fullCount / 4)) : fullCount;

/** The reference of an ordinary slowed-down laptop in milliseconds; a faster machine counts as an ordinary one. */
const minimumReference = 50;

/** The limits relative to the reference: 2 are 100 ms on an ordinary laptop, 4 are 200 ms, the limit of a good INP. */
const defaultLimit = 2;
const screenLimit = 4;

/** Measures presses with 1,000 matches and 5,000 messages, and compares them with a press on an empty page. */
function press(name: string, limit: number, measurePresses: (phone: Phone) => Promise<number[]>): void {
  test(`press: ${name}`, async ({ browser }, info) => {
    const phone = await createPhone(browser, measuredApp('large'));
    const reference = Math.max(minimumReference, median(await measureReference(phone, repetitions(24))));
    const answers = await measurePresses(phone);
    // An open page polls the backend, and would disturb the next measurement.
    await phone.page.context().close();
    const ratio = percentile(answers, 0.95) / reference;
    await addRow(info, 'Presses with 1,000 matches and 5,000 messages, processor slowed four times', {
      press: name,
      times: answers.length,
      'middle, ms': median(answers),
      '95th percentile, ms': percentile(answers, 0.95),
      'reference, ms': reference,
      '÷ reference': formatRatio(ratio),
      'at most': formatRatio(limit),
    });
    expect.soft(ratio, 'answer ÷ a press on an empty page').toBeLessThanOrEqual(limit);
  });
}

async function repeat(count: number, once: (turn: number) => Promise<number>): Promise<number[]> {
  const samples: number[] = [];
  for (let turn = 0; turn < count; turn += 1) samples.push(await once(turn));
  return samples;
}

const rowOf = (page: Page, id: number): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`h3 a[href$="/${id}"]`) });

const centre = (target: Locator) => target.evaluate((element) => element.scrollIntoView({ block: 'center' }));

async function openList({ page, backend, prepare }: Phone): Promise<Match[]> {
  const matches = await backend.matches('jana');
  await prepare(async () => {
    await page.goto('/?city=all');
    await page.waitForFunction(
      (count) => document.querySelectorAll('main li h3').length >= count,
      matches.length,
    );
  });
  return matches;
}

/** Matches that start after the test, which lasts ten minutes at most, because the list collapses running matches. */
const futureMatches = (matches: readonly Match[]): Match[] =>
  matches.filter(({ starts_at }) => Date.parse(starts_at) > Date.now() + 600_000);

async function openChat({ page, backend, app, prepare }: Phone): Promise<void> {
  const { results } = await backend.chat('jana', app.chatId);
  await prepare(async () => {
    await page.goto(`/detail/${app.chatId}#chat`);
    await page.waitForFunction(
      (count) => document.querySelectorAll('#chat [role=group] [role=listitem]').length >= count,
      results.length,
    );
  });
}

press('Filter: press a chip', defaultLimit, async (phone) => {
  const { page } = phone;
  const matches = await openList(phone);
  await page.getByRole('button', { name: LL.matches.filters.title(), exact: true }).click();
  const chip = page.getByRole('dialog').getByRole('button', { name: LL.matches.filters.freePlaces() });
  await chip.scrollIntoViewIfNeeded();
  return repeat(repetitions(24), (turn) => {
    const filters = { ...noFilters, freePlaces: turn % 2 === 0 || null };
    const fitting = matches.filter((match) =>
      fitsFilters(match, filters, { cityIds: [], rememberedIds: new Set(), now: Date.now() }),
    ).length;
    const isFiltered = (count: number) => {
      const countText = document.querySelector('main [data-figures][role=status]')?.textContent ?? '';
      const rows = document.querySelectorAll('main li:not([hidden]) h3').length;
      return countText.replaceAll(/\D/g, '') === String(count) && rows >= Math.min(8, count) && rows <= count;
    };
    return phone.tap(chip, isFiltered, fitting);
  });
});

press('Nearest first, and back', screenLimit, async (phone) => {
  const { page } = phone;
  await openList(phone);
  const chip = page.getByRole('button', { name: LL.matches.nearest.action() });
  return repeat(repetitions(12), async (turn) => {
    await page.waitForFunction(() => document.querySelector('#matches')?.ariaBusy === 'false');
    const isOrdered = (isNear: boolean) =>
      (document.querySelector('[data-day=near-0]') !== null) === isNear &&
      document.querySelector('#matches section h3') !== null;
    return phone.tap(chip, isOrdered, turn % 2 === 0);
  });
});

/** Matches that jana can join and leave again without a question about an overlapping match. */
function joinable(matches: readonly Match[], count: number): Match[] {
  const joinableMatches: Match[] = [];
  for (const match of matches) {
    const joinedMatches = joinableMatches.map((joinableMatch) => withOptimisticUpdate(joinableMatch, 'join'));
    const canBeLeft = match.leave_deadline === null || Date.parse(match.leave_deadline) > Date.now();
    if (
      match.can_join &&
      canBeLeft &&
      !isFull(match) &&
      !findOverlappingMatch([...matches, ...joinedMatches], match)
    )
      joinableMatches.push(match);
  }
  return joinableMatches.slice(0, count);
}

press('Join a match in the list', defaultLimit, async (phone) => {
  const { page, backend } = phone;
  const matches = joinable(await openList(phone), repetitions(24));
  const samples = await repeat(matches.length, async (turn) => {
    const id = matches[turn]?.id ?? 0;
    const button = rowOf(page, id).getByRole('button');
    // Rendering replaces estimated heights, so the row is centred twice.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await centre(button);
      await phone.waitUntilIdle();
    }
    const isJoined = ([row, ...actions]: readonly string[]) => {
      const element = document.querySelector(row ?? '');
      return actions.includes(element?.textContent ?? '') && element?.ariaBusy !== 'true';
    };
    const selector = `main li:has(h3 a[href$="/${id}"]) button`;
    // A week before its start a match asks for the confirmation at once.
    return phone.tap(button, isJoined, [selector, LL.common.actions.leave(), LL.confirmation.actionShort()]);
  });
  for (const { id } of matches) await backend.leave('jana', id);
  return samples;
});

press('Switch the language of the list', screenLimit, async (phone) => {
  const { page, prepare } = phone;
  await openList(phone);
  return repeat(repetitions(12), async (turn) => {
    const [from, to] = turn % 2 === 0 ? (['cs', 'en'] as const) : (['en', 'cs'] as const);
    const { language, account } = i18n[from].LL.header;
    const link = page.getByRole('menuitem', { name: language[to]() });
    await prepare(async () => {
      // On a phone the account menu has the languages.
      await page.getByRole('button', { name: account.menu() }).tap();
      await link.waitFor();
    });
    const hasHeading = (heading: string) => document.querySelector('h1')?.textContent === heading;
    return phone.tap(link, hasHeading, i18n[to].LL.matches.title());
  });
});

press('Open a match until its roster is shown', screenLimit, async (phone) => {
  const { page, prepare } = phone;
  const matches = futureMatches(await openList(phone));
  return repeat(repetitions(12), async (turn) => {
    const { id = 0, title = '' } = matches[turn] ?? {};
    const link = rowOf(page, id).getByRole('heading', { level: 3 }).getByRole('link');
    await centre(link);
    await phone.waitUntilIdle();
    const isOpen = (openTitle: string) =>
      document.querySelector('h1')?.textContent === openTitle && document.querySelector('#roster') !== null;
    const sample = await phone.tap(link, isOpen, title);
    await prepare(async () => {
      await page.goBack();
      await page.waitForFunction(() => document.querySelector('main li h3') !== null);
    });
    return sample;
  });
});

press('Go back to the list from a match', screenLimit, async (phone) => {
  const { page, prepare } = phone;
  const matches = futureMatches(await openList(phone));
  const bar = page.getByRole('navigation').getByRole('link', { name: LL.header.navigation.matches() });
  // The link of the navigation bar opens the list of the person's cities.
  await prepare(async () => {
    await bar.last().tap();
    await page.waitForURL('/');
  });
  await phone.waitUntilIdle();
  const visibleHrefs = await page
    .locator('main li h3 a')
    .evaluateAll((links) =>
      links.flatMap((link) => (link.closest('[hidden]') ? [] : [link.getAttribute('href')])),
    );
  const firstMatch = matches.find(({ id }) => visibleHrefs.includes(`/detail/${id}`));
  return repeat(repetitions(12), async () => {
    await prepare(async () => {
      const row = rowOf(page, firstMatch?.id ?? 0);
      await row.getByRole('heading', { level: 3 }).getByRole('link').tap();
      await page.getByRole('heading', { level: 1, name: firstMatch?.title ?? '' }).waitFor();
    });
    return phone.tap(bar.last(), () => document.querySelector('main li h3') !== null);
  });
});

press('Type in the chat', defaultLimit, async (phone) => {
  await openChat(phone);
  await chatParts(phone.page).input.tap();
  // Playwright can press only characters with a key.
  const text = 'Ahoj, kdo vezme balon a v kolik se potkame?';
  return repeat(repetitions(text.length), (turn) => phone.press(text[turn] ?? ' '));
});

press('Send a message', defaultLimit, async (phone) => {
  const { page } = phone;
  await openChat(phone);
  const { input, send } = chatParts(page);
  return repeat(repetitions(12), async (turn) => {
    const text = `Odesláno ${Date.now()}-${turn}`;
    await input.fill(text);
    // The backend allows ten messages in ten seconds.
    await page.waitForTimeout(1100);
    const isInLog = (message: string) => {
      const log = document.querySelector('#chat [role=group] [role=list]');
      // Reading only the newest messages keeps the probe fast.
      const newest = Array.from(log?.children ?? []).slice(-4);
      return newest.some((part) => part.textContent.includes(message));
    };
    return phone.tap(send, isInLog, text);
  });
});
