import { expect, type Locator, type Page, test } from '@playwright/test';
import { isFull, overlappingMatch } from '@/features/matches/data/match';
import { withOptimisticUpdate } from '@/features/matches/data/optimistic-update';
import { fits, noFilters } from '@/features/matches/filters/filters';
import type { Match } from '@/generated/schemas/match.zod';
import { chatParts } from '../e2e/support/chat-page';
import { i18n } from '../e2e/support/i18n';
import { median, percentile, times } from './figures';
import { createPhone, type Phone } from './phone';
import { measureReference } from './reference';
import { addRow } from './table-reporter';
import { worldOf } from './world';

const { LL } = i18n.cs;

/** How often something is done, of so many times in a whole run; three are the least of which a middle says something. */
const share = (whole: number): number =>
  process.env.MEASURE_QUICK ? Math.max(3, Math.ceil(whole / 4)) : whole;

/** What an ordinary laptop takes for the reference, slowed down: a quicker one makes nobody quicker. */
const ordinary = 50;

/** In times the reference: 2 are 100 ms on an ordinary laptop, 4 are 200 ms, the most that INP calls good. */
const usual = 2;
const wholeScreen = 4;

/** Does something so many times, with 1,000 matches and 5,000 messages, and holds its answer against a press on an empty page. */
function press(name: string, limit: number, act: (phone: Phone) => Promise<number[]>): void {
  test(`press: ${name}`, async ({ browser }, info) => {
    const phone = await createPhone(browser, worldOf('large'));
    const reference = Math.max(ordinary, median(await measureReference(phone, share(24))));
    const answers = await act(phone);
    // What is open still asks for news, and would take the processor from what comes next.
    await phone.page.context().close();
    const ratio = percentile(answers, 0.95) / reference;
    await addRow(info, 'Presses with 1,000 matches and 5,000 messages, processor slowed four times', {
      press: name,
      times: answers.length,
      'middle, ms': median(answers),
      '95th percentile, ms': percentile(answers, 0.95),
      'reference, ms': reference,
      '÷ reference': times(ratio),
      'at most': times(limit),
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

/** Opens the list and waits until all of it is in the document. */
async function openList({ page, backend, prepare }: Phone): Promise<Match[]> {
  const matches = await backend.matches('jana');
  await prepare(async () => {
    await page.goto('/?city=all');
    await page.waitForFunction(
      (all) => document.querySelectorAll('main li h3').length >= all,
      matches.length,
    );
  });
  return matches;
}

/** Milliseconds that a test takes at most. */
const testLimit = 600_000;

/** Those that stand open in the list for as long as a test takes: what has begun without the person is folded away. */
const ahead = (matches: readonly Match[]): Match[] =>
  matches.filter(({ starts_at }) => Date.parse(starts_at) > Date.now() + testLimit);

/** Opens the match at its chat and waits until the whole of it is in the document. */
async function openChat({ page, backend, world, prepare }: Phone): Promise<void> {
  const { results } = await backend.chat('jana', world.chat.id);
  await prepare(async () => {
    await page.goto(`/detail/${world.chat.id}#chat`);
    await page.waitForFunction(
      (all) => document.querySelectorAll('#chat [role=group] [role=listitem]').length >= all,
      results.length,
    );
  });
}

press('Filter: press a chip', usual, async (phone) => {
  const { page } = phone;
  const matches = await openList(phone);
  const filters = page.getByRole('region', { name: LL.matches.filters.label() });
  const chip = filters.getByRole('button', { name: LL.matches.filters.freePlaces() });
  await chip.scrollIntoViewIfNeeded();
  return repeat(share(24), (turn) => {
    const chosen = { ...noFilters, freePlaces: turn % 2 === 0 || null };
    const fitting = matches.filter((match) =>
      fits(match, chosen, { cityIds: [], remembered: new Set(), now: Date.now() }),
    ).length;
    return phone.tap(chip, () =>
      page.evaluate(
        (wanted) =>
          window.probe.until(() => {
            const said = document.querySelector('main [data-figures][role=status]')?.textContent ?? '';
            const rows = document.querySelectorAll('main li:not([hidden]) h3').length;
            return (
              said.replaceAll(/\D/g, '') === String(wanted) && rows >= Math.min(8, wanted) && rows <= wanted
            );
          }),
        fitting,
      ),
    );
  });
});

press('Nearest first, and back', wholeScreen, async (phone) => {
  const { page } = phone;
  await openList(phone);
  const chip = page.getByRole('button', { name: LL.matches.nearest.action() });
  return repeat(share(12), async (turn) => {
    await page.waitForFunction(() => document.querySelector('#matches')?.ariaBusy === 'false');
    return phone.tap(chip, () =>
      page.evaluate(
        (isNear) =>
          window.probe.until(() => {
            const isThere = document.querySelector('[data-day=near-0]') !== null;
            return isThere === isNear && document.querySelector('#matches section h3') !== null;
          }),
        turn % 2 === 0,
      ),
    );
  });
});

/** Matches with free places that jana can join, and leave again, without meeting herself elsewhere: nothing is asked before. */
function joinable(matches: readonly Match[], count: number): Match[] {
  const chosen: Match[] = [];
  for (const match of matches) {
    const pressed = chosen.map((one) => withOptimisticUpdate(one, 'join'));
    const canBeLeft = match.leave_deadline === null || Date.parse(match.leave_deadline) > Date.now();
    if (match.can_join && canBeLeft && !isFull(match) && !overlappingMatch([...matches, ...pressed], match))
      chosen.push(match);
  }
  return chosen.slice(0, count);
}

press('Join a match in the list', usual, async (phone) => {
  const { page, backend } = phone;
  const chosen = joinable(await openList(phone), share(12));
  const samples = await repeat(chosen.length, async (turn) => {
    const button = rowOf(page, chosen[turn]?.id ?? 0).getByRole('button');
    // The second time where it really is: days that were not drawn yet had an estimated height.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await centre(button);
      await phone.settle();
    }
    const handle = await button.elementHandle();
    return phone.tap(button, () =>
      page.evaluate(
        ([element, leave]) =>
          window.probe.until(
            () => element?.textContent === leave && element.getAttribute('aria-busy') !== 'true',
          ),
        [handle, LL.common.actions.leave()] as const,
      ),
    );
  });
  for (const { id } of chosen) await backend.leave('jana', id);
  return samples;
});

press('Switch the language of the list', wholeScreen, async (phone) => {
  const { page, prepare } = phone;
  await openList(phone);
  return repeat(share(12), async (turn) => {
    const [from, to] = turn % 2 === 0 ? (['cs', 'en'] as const) : (['en', 'cs'] as const);
    const { language, account } = i18n[from].LL.header;
    const link = page.getByRole('menuitem', { name: language[to]() });
    await prepare(async () => {
      // On a phone the languages stand in the account menu.
      await page.getByRole('button', { name: account.menu() }).tap();
      await link.waitFor();
    });
    return phone.tap(link, () =>
      page.evaluate(
        (heading) => window.probe.until(() => document.querySelector('h1')?.textContent === heading),
        i18n[to].LL.matches.title(),
      ),
    );
  });
});

press('Open a match: until all of it is there', wholeScreen, async (phone) => {
  const { page, prepare } = phone;
  const matches = ahead(await openList(phone));
  return repeat(share(12), async (turn) => {
    const { id = 0, title = '' } = matches[turn] ?? {};
    const link = rowOf(page, id).getByRole('heading', { level: 3 }).getByRole('link');
    await centre(link);
    await phone.settle();
    const sample = await phone.tap(link, () =>
      page.evaluate(
        (wanted) =>
          window.probe.until(
            () =>
              document.querySelector('h1')?.textContent === wanted &&
              document.querySelector('#roster') !== null,
          ),
        title,
      ),
    );
    await prepare(async () => {
      await page.goBack();
      await page.waitForFunction(() => document.querySelector('main li h3') !== null);
    });
    return sample;
  });
});

press('Go back to the list from a match', wholeScreen, async (phone) => {
  const { page, prepare } = phone;
  const matches = ahead(await openList(phone));
  const bar = page.getByRole('navigation').getByRole('link', { name: LL.header.navigation.matches() });
  // The bar leads to the matches of the person's cities.
  await prepare(async () => {
    await bar.last().tap();
    await page.waitForURL('/');
  });
  await phone.settle();
  const shown = await page
    .locator('main li h3 a')
    .evaluateAll((links) =>
      links.flatMap((link) => (link.closest('[hidden]') ? [] : [link.getAttribute('href')])),
    );
  const first = matches.find(({ id }) => shown.includes(`/detail/${id}`));
  return repeat(share(12), async () => {
    await prepare(async () => {
      await rowOf(page, first?.id ?? 0)
        .getByRole('heading', { level: 3 })
        .getByRole('link')
        .tap();
      await page.getByRole('heading', { level: 1, name: first?.title ?? '' }).waitFor();
    });
    return phone.tap(bar.last(), () =>
      page.evaluate(() => window.probe.until(() => document.querySelector('main li h3') !== null)),
    );
  });
});

press('Type in the chat', usual, async (phone) => {
  await openChat(phone);
  await chatParts(phone.page).input.tap();
  // Only what has a key of its own: Playwright presses no others.
  const text = 'Ahoj, kdo vezme balon a v kolik se potkame?';
  return repeat(share(text.length), (turn) => phone.press(text[turn] ?? ' '));
});

press('Send a message', usual, async (phone) => {
  const { page } = phone;
  await openChat(phone);
  const { input, send } = chatParts(page);
  return repeat(share(12), async (turn) => {
    const text = `Odesláno ${Date.now()}-${turn}`;
    await input.fill(text);
    // The backend takes ten messages in ten seconds from one person.
    await page.waitForTimeout(1100);
    return phone.tap(send, () =>
      page.evaluate(
        (message) =>
          window.probe.until(() => {
            // Only the newest are read: the whole log would take longer than the app does.
            const log = document.querySelector('#chat [role=group] [role=list]');
            return Array.from(log?.children ?? [])
              .slice(-4)
              .some((part) => part.textContent.includes(message));
          }),
        text,
      ),
    );
  });
});
