import type { BrowserContext, Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/locale';
import { addressOf } from '../../../../gallery/address';
import type { CallRow } from '../../../../gallery/calls/calls';
import type { BrowserLog } from '../../support/browsers/browser-log';
import { expect, sessionCookies } from '../../support/test';
import { causeFault, type Expectation, expectationOf, type FaultName } from './faults';
import { answerOthers, isCallOf, reach, type Scene, installClock, contextOf } from './scene';

export interface Cell {
  row: CallRow;
  fault: FaultName;
  locale: Locale;
}

export interface Stage {
  scene: Omit<Scene, 'locale'>;
  context: BrowserContext;
  origin: string;
  browserLog: BrowserLog;
}

/** The address of a page of the same origin without the app. */
export const emptyPage = '/empty';

/** Milliseconds within which the app must show the fault. */
const timeout = 15_000;

/** Milliseconds after which the app aborts a call, unless the row has another limit. */
const defaultCallLimit = 15_000;

/** The token with an expiry in the past. */
function expireToken(token: string): string {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const expiredClaims = Buffer.from(JSON.stringify({ ...payload, exp: 1_700_000_000 })).toString('base64url');
  return `${head}.${expiredClaims}.${signature}`;
}

const isTextShown = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((text) => {
    const normalize = (raw: string) => raw.replaceAll(/\s+/g, ' ').trim();
    return normalize(document.body.innerText).includes(normalize(text));
  }, text);

/** Whether the condition gets the expected value in time. */
const becomes = (condition: () => Promise<boolean>, expected = true): Promise<boolean> =>
  expect
    .poll(condition, { timeout, intervals: [20, 50, 100] })
    .toBe(expected)
    .then(() => true)
    .catch(() => false);

/** Leaves the app, which could still write, and removes what it has stored. */
async function startAnew(page: Page): Promise<void> {
  await page.goto(emptyPage);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    // A refused message in the outbox would ask at signing out in the next cell.
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
    // Without its dictionary a page reloads once; the cells see what it says after that.
    sessionStorage.setItem('reload_guard', String(Date.now()));
  });
}

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

async function screenProblems(
  scene: Scene,
  { row }: Cell,
  expected: Expectation,
  otherText: string,
): Promise<string[]> {
  const { page, locale } = scene;
  const problems: string[] = [];
  const screenState = await page.evaluate(() => ({
    language: document.documentElement.lang,
    text: document.querySelector('main, [role=alert]')?.textContent ?? '',
  }));
  if (screenState.language !== locale) problems.push(`the page is in ${screenState.language}`);
  if (screenState.text.trim() === '') problems.push('the screen is blank');
  if (
    otherText !== expected.message &&
    row.operation !== 'getMessages' &&
    (await isTextShown(page, otherText))
  )
    problems.push('it is also said in the other language');
  if (expected.retryButton !== null) {
    const retry = buttonNamed(page, expected.retryButton);
    // The button is disabled while the screen retries by itself.
    if (!(await becomes(async () => (await retry.isVisible()) && (await retry.isEnabled()))))
      problems.push(`"${expected.retryButton}" cannot be pressed`);
  }
  return problems;
}

/** Retries and navigates after the fault is gone; returns messages about what does not work. */
async function recover(scene: Scene, { row }: Cell, expected: Expectation): Promise<string[]> {
  const { page, locale } = scene;
  const { navigation, footer } = contextOf(row, scene).LL.header;
  const problems: string[] = [];
  await page.evaluate(() => void Object.assign(globalThis, { isSamePage: true }));
  if (row.kind === 'read' && expected.retryButton !== null) {
    // The screen may have retried by itself, and then has no button.
    await buttonNamed(page, expected.retryButton)
      .click({ timeout })
      .catch(() => undefined);
    if (!(await becomes(() => isTextShown(page, expected.message), false)))
      problems.push('trying again did not help');
  }
  // A dialog with a refused form stays open in front of the links.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  const isGuest = !row.as || expected.endsSession || row.operation === 'logout';
  const isOnStatistics = new URL(page.url()).pathname === addressOf({ to: 'statistics' }, locale);
  const to = isGuest ? 'howItWorks' : isOnStatistics ? 'profile' : 'statistics';
  const link = to === 'howItWorks' ? footer.howItWorks() : navigation[to]();
  const container = isGuest
    ? page.getByRole('contentinfo')
    : page.getByRole('navigation', { name: navigation.label() });
  await container.getByRole('link', { name: link, exact: true }).last().click({ timeout });
  if (expected.leaveButton !== null) await buttonNamed(page, expected.leaveButton).click({ timeout });
  await page.waitForURL(({ pathname }) => pathname === addressOf({ to }, locale), { timeout });
  if (!isGuest) await page.getByRole('heading', { level: 2 }).first().waitFor({ timeout });
  if (!(await page.evaluate(() => 'isSamePage' in globalThis))) problems.push('the page was reloaded');
  return problems;
}

/** Makes the operation fail with that fault on its screen; returns messages about wrong behaviour. */
export async function playCell(stage: Stage, cell: Cell): Promise<string[]> {
  const { row, fault, locale } = cell;
  const { context, browserLog } = stage;
  const { page } = stage.scene;
  const scene: Scene = { ...stage.scene, locale };
  const expected = expectationOf(row, fault, contextOf(row, scene));
  const otherLocale = locales.find((candidate) => candidate !== locale) ?? locale;
  const otherExpectation = expectationOf(row, fault, contextOf(row, { ...scene, locale: otherLocale }));
  const messagesBefore = browserLog.unexpected().length;

  await startAnew(page);
  await context.clearCookies();
  if (row.as) {
    // Each cell has its own session, because the page of the cell before may still sign out once the backend answers again.
    const tokens = await scene.backend.login(row.as);
    const access = row.hasExpiredToken ? expireToken(tokens.access) : tokens.access;
    await context.addCookies(sessionCookies(stage.origin, { ...tokens, access }));
  }
  const { unreadMessage: unread } = row;
  if (unread !== undefined) await scene.backend.sendMessage('alex', scene.matches.hers.id, unread);
  if (row.delayMs !== undefined || fault === 'never answers') await installClock(page);
  await answerOthers(page, row);
  let attempts = 0;
  const isCall = isCallOf(row);
  await page.route('**/{api,_i18n}/**', (route) => {
    if (!isCall(route.request())) return route.fallback();
    attempts += 1;
    return causeFault(route, row.operation, fault);
  });

  // The dictionary loads with the same clock.
  const dictionaryLoaded = row.operation === 'getMessages' ? null : page.waitForResponse('**/messages.json');
  // Steps are skipped where the app opens login at once.
  await reach(row, scene, { withSteps: row.kind === 'write' || !expected.endsSession });
  await dictionaryLoaded;
  await expect.poll(() => attempts, { timeout, intervals: [20, 50, 100] }).toBeGreaterThan(0);
  const isShown = await becomes(async () => {
    // The clock moves in parts, because the app may start its timer late.
    if (fault === 'never answers') await page.clock.fastForward((row.timeoutMs ?? defaultCallLimit) / 3);
    return isTextShown(page, expected.message);
  });
  const problems = isShown
    ? await screenProblems(scene, cell, expected, otherExpectation.message)
    : [`"${expected.message}" is not said`];
  if (attempts > expected.maxCalls) problems.push(`${attempts} calls, not ${expected.maxCalls}`);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (isShown) problems.push(...(await recover(scene, cell, expected)));
  return [...problems, ...browserLog.unexpected().slice(messagesBefore)];
}
