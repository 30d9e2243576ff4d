import type { BrowserContext, Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/locale';
import type { DemoUsername } from '@mocks/db/demo-accounts';
import { addressOf } from '../../../gallery/address';
import type { Row } from '../../../gallery/reach/table';
import type { BrowserLog } from '../support/browser-log';
import { expect, sessionCookies } from '../support/test';
import { commitFault, type Expectation, expectationOf, type FaultName } from './faults';
import { answerOthers, isCallOf, reach, type Scene, takeClock, toldOf } from './scene';

/** One operation, one fault, one language. */
export interface Cell {
  row: Row;
  fault: FaultName;
  locale: Locale;
}

/** What a cell needs besides its scene. */
export interface Stage {
  scene: Omit<Scene, 'locale'>;
  context: BrowserContext;
  origin: string;
  browserLog: BrowserLog;
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
const becomes = (question: () => Promise<boolean>, should = true): Promise<boolean> =>
  expect
    .poll(question, { timeout: patience, intervals: [20, 50, 100] })
    .toBe(should)
    .then(() => true)
    .catch(() => false);

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

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
    const again = buttonNamed(page, expected.again);
    // It rests while the screen tries again by itself.
    if (!(await becomes(async () => (await again.isVisible()) && (await again.isEnabled()))))
      flaws.push(`"${expected.again}" cannot be pressed`);
  }
  return flaws;
}

/** Goes on by links of the app after the fault is gone; gives what does not work then. */
async function goOn(scene: Scene, { row }: Cell, expected: Expectation): Promise<string[]> {
  const { page, locale } = scene;
  const { navigation, footer } = toldOf(row, scene).LL.header;
  const flaws: string[] = [];
  await page.evaluate(() => void Object.assign(globalThis, { isSamePage: true }));
  if (row.kind === 'read' && expected.again !== null) {
    // A screen that has tried again by itself in that moment has no button any more.
    await buttonNamed(page, expected.again)
      .click({ timeout: patience })
      .catch(() => undefined);
    if (!(await becomes(() => isSaid(page, expected.says), false))) flaws.push('trying again did not help');
  }
  // The links are behind a form that is a dialog, which stays when it was refused.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  const isGuest = !row.as || expected.endsSession || row.operation === 'logout';
  const isThere = new URL(page.url()).pathname === addressOf({ to: 'statistics' }, locale);
  const to = isGuest ? 'howItWorks' : isThere ? 'profile' : 'statistics';
  const link = to === 'howItWorks' ? footer.howItWorks() : navigation[to]();
  const part = isGuest
    ? page.getByRole('contentinfo')
    : page.getByRole('navigation', { name: navigation.label() });
  await part.getByRole('link', { name: link, exact: true }).last().click({ timeout: patience });
  if (expected.leaves !== null) await buttonNamed(page, expected.leaves).click({ timeout: patience });
  await page.waitForURL(({ pathname }) => pathname === addressOf({ to }, locale), { timeout: patience });
  if (!isGuest) await page.getByRole('heading', { level: 2 }).first().waitFor({ timeout: patience });
  if (!(await page.evaluate(() => 'isSamePage' in globalThis))) flaws.push('the page was reloaded');
  return flaws;
}

/** Lets the operation fail in that way on its screen; gives what is wrong with what follows. */
export async function playCell(stage: Stage, cell: Cell): Promise<string[]> {
  const { row, fault, locale } = cell;
  const { context, browserLog } = stage;
  const { page } = stage.scene;
  const scene: Scene = { ...stage.scene, locale };
  const expected = expectationOf(row, fault, toldOf(row, scene));
  const otherLocale = locales.find((one) => one !== locale) ?? locale;
  const other = expectationOf(row, fault, toldOf(row, { ...scene, locale: otherLocale }));
  const before = browserLog.unexpected().length;

  await context.clearCookies();
  if (row.as) {
    const tokens = await stage.tokensOf(row.as);
    const access = row.isExpired ? expired(tokens.access) : tokens.access;
    await context.addCookies(sessionCookies(stage.origin, { ...tokens, access }));
  }
  const { unread } = row;
  // Cells follow each other faster than the backend lets one person write.
  if (unread !== undefined)
    await expect(() => scene.backend.say('alex', scene.matches.hers.id, unread)).toPass({ intervals: [500] });
  if (row.after !== undefined || fault === 'never answers') await takeClock(page);
  await answerOthers(page, row);
  let attempts = 0;
  const isCall = isCallOf(row);
  await page.route('**/{api,_i18n}/**', (route) => {
    if (!isCall(route.request())) return route.fallback();
    attempts += 1;
    return commitFault(route, row.operation, fault);
  });

  // The words are waited for by the same clock.
  const wordsCome = row.operation === 'getMessages' ? null : page.waitForResponse('**/messages.json');
  // Who is led to login at once has nothing to press.
  await reach(row, scene, { withSteps: row.kind === 'write' || !expected.endsSession });
  await wordsCome;
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
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    // A message that was refused would hold up who signs out in the next cell.
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  });
  return [...flaws, ...browserLog.unexpected().slice(before)];
}
