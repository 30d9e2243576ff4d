import type { BrowserContext, Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/locale';
import type { DemoUsername } from '@mocks/db/people';
import type { BrowserLog } from '../support/browser-log';
import { expect, sessionCookies } from '../support/test';
import { words } from '../support/words';
import { isCallOf, takeClock } from './calls';
import { type Expectation, expectationOf } from './expectation';
import { commitFault, type FaultName } from './faults';
import type { Row } from './row';
import { addressOf, type Scene } from './scene';

/** One operation, one fault, one language. */
export interface Cell {
  row: Row;
  fault: FaultName;
  locale: Locale;
}

/** What a cell needs besides its scene. */
export interface Stage {
  scene: Omit<Scene, 'locale' | 'LL'>;
  context: BrowserContext;
  origin: string;
  browserLog: BrowserLog;
  /** Puts a person's cookies into the browser's. */
  tokensOf: (name: DemoUsername) => Promise<{ access: string; refresh: string }>;
}

/** Milliseconds within which the person must be told. */
const patience = 15_000;

/** Milliseconds after which the app gives a call up, unless the row says otherwise. */
const usualLimit = 15_000;

/** A token whose time is over, as a person has who comes back after a while. */
function expired(token: string): string {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const old = Buffer.from(JSON.stringify({ ...read, exp: 1_700_000_000 })).toString('base64url');
  return `${head}.${old}.${signature}`;
}

const isSaid = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((text) => {
    const plain = (shown: string) => shown.replaceAll(/\s+/g, ' ').trim();
    return plain(document.body.innerText).includes(plain(text));
  }, text);

/** Whether it comes to that in time. */
async function becomes(question: () => Promise<boolean>, should = true): Promise<boolean> {
  try {
    await expect.poll(question, { timeout: patience, intervals: [20, 50, 100] }).toBe(should);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with the screen as it is shown to the person. */
async function flawsOf(scene: Scene, { row }: Cell, expected: Expectation, other: string): Promise<string[]> {
  const { page, locale } = scene;
  const flaws: string[] = [];
  const shown = await page.evaluate(() => ({
    language: document.documentElement.lang,
    text: document.querySelector('main, [role=alert]')?.textContent ?? '',
  }));
  if (shown.language !== locale) flaws.push(`the page is in ${shown.language}`);
  if (shown.text.trim() === '') flaws.push('the screen is blank');
  if (other !== expected.says && row.operation !== 'getMessages' && (await isSaid(page, other)))
    flaws.push('it is also said in the other language');
  if (expected.again !== null) {
    const again = page.getByRole('button', { name: expected.again, exact: true }).first();
    if (!(await again.isVisible())) flaws.push(`there is no button "${expected.again}"`);
    // It rests while the screen tries again by itself.
    else if (!(await becomes(() => again.isEnabled()))) flaws.push(`"${expected.again}" cannot be pressed`);
  }
  return flaws;
}

/** Goes on by links of the app after the fault is gone; gives what does not work then. */
async function goOn(scene: Scene, { row }: Cell, expected: Expectation): Promise<string[]> {
  const { page, LL } = scene;
  const flaws: string[] = [];
  await page.evaluate(() => void Object.assign(globalThis, { isSamePage: true }));
  if (row.kind === 'read' && expected.again !== null) {
    const again = page.getByRole('button', { name: expected.again, exact: true }).first();
    // A screen that has tried again by itself in that moment has no button any more.
    await again.click({ timeout: patience }).catch(() => undefined);
    if (!(await becomes(() => isSaid(page, expected.says), false))) flaws.push('trying again did not help');
  }
  const isGuest = !row.person || expected.endsSession || row.operation === 'logout';
  const { navigation, footer } = LL.header;
  const isThere = new URL(page.url()).pathname === addressOf('Statistics', scene);
  const [link, name] = isGuest
    ? [footer.howItWorks(), 'How it works']
    : isThere
      ? [navigation.profile(), 'Profile']
      : [navigation.statistics(), 'Statistics'];
  const part = isGuest
    ? page.getByRole('contentinfo')
    : page.getByRole('navigation', { name: navigation.label() });
  await part.getByRole('link', { name: link, exact: true }).last().click({ timeout: patience });
  if (row.leaves && !expected.endsSession)
    await page.getByRole('button', { name: row.leaves(LL, scene), exact: true }).click({ timeout: patience });
  const address = addressOf(name, scene);
  await page
    .waitForURL((url) => url.pathname === address, { timeout: patience })
    .catch(() => {
      flaws.push(`the way to ${address} ended at ${page.url()}`);
    });
  if (!isGuest) {
    const loaded = page.getByRole('heading', { level: 2 }).first();
    if (
      !(await loaded.waitFor({ timeout: patience }).then(
        () => true,
        () => false,
      ))
    )
      flaws.push(`${address} did not load`);
  }
  if (!(await page.evaluate(() => 'isSamePage' in globalThis))) flaws.push('the page was reloaded');
  return flaws;
}

/** Lets the operation fail in that way on its screen; gives what is wrong with what follows. */
export async function playCell(stage: Stage, cell: Cell): Promise<string[]> {
  const { row, fault, locale } = cell;
  const { context, browserLog } = stage;
  const { page } = stage.scene;
  const scene: Scene = { ...stage.scene, locale, LL: words[locale].LL };
  const otherLocale = locales.find((one) => one !== locale) ?? locale;
  const expected = expectationOf(row, fault, scene);
  const other = expectationOf(row, fault, { ...scene, locale: otherLocale, LL: words[otherLocale].LL });
  const before = browserLog.unexpected().length;

  await context.clearCookies();
  if (row.person) {
    const tokens = await stage.tokensOf(row.person);
    const access = row.isExpired ? expired(tokens.access) : tokens.access;
    await context.addCookies(sessionCookies(stage.origin, { ...tokens, access }));
  }
  await row.prepare?.(scene);
  if (row.after !== undefined || fault === 'never answers') await takeClock(page);
  for (const [operation, answer] of Object.entries(row.answers ?? {})) {
    const isCall = isCallOf({ operation });
    await page.route('**/*', (route) => (isCall(route.request()) ? route.fulfill(answer) : route.fallback()));
  }
  let attempts = 0;
  const isCall = isCallOf(row);
  await page.route('**/{api,_i18n}/**', (route) => {
    if (!isCall(route.request())) return route.fallback();
    attempts += 1;
    return commitFault(route, row.operation, fault);
  });

  // The words are waited for by the same clock.
  const wordsCome = row.operation === 'getMessages' ? null : page.waitForResponse('**/messages.json');
  await page.goto(row.address(scene), row.holdsStart ? { waitUntil: 'commit' } : {});
  await wordsCome;
  // Who is led to login at once has nothing to press.
  if (row.kind === 'write' || !expected.endsSession) await row.act?.(scene);
  if (row.after !== undefined) await page.clock.fastForward(row.after);
  await expect.poll(() => attempts, { timeout: patience, intervals: [20, 50, 100] }).toBeGreaterThan(0);
  const isTold = await becomes(async () => {
    // Bit by bit: the app may begin to count only now.
    if (fault === 'never answers') await page.clock.fastForward((row.limit ?? usualLimit) / 3);
    return isSaid(page, expected.says);
  });
  const flaws = isTold
    ? await flawsOf(scene, cell, expected, other.says)
    : [`"${expected.says}" is not said`];
  if (attempts > expected.most) flaws.push(`${attempts} calls, not ${expected.most}`);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (isTold) flaws.push(...(await goOn(scene, cell, expected)));
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return [...flaws, ...browserLog.unexpected().slice(before)];
}
