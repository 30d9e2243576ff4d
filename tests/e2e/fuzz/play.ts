import type { BrowserContext, Page } from '@playwright/test';
import type { DemoUsername } from '@mocks/db/people';
import { operationOf } from '../../../scripts/contract/document.ts';
import { isCallOf, takeClock } from '../faults/calls';
import { chooseMatches, type Scene } from '../faults/scene';
import type { Backend } from '../support/backend';
import type { BrowserLog } from '../support/browser-log';
import { sessionCookies } from '../support/test';
import { words } from '../support/words';
import { mutatedAnswers, validAnswers } from './answers';
import { type FuzzScreen, newsOfAnotherTab } from './screens';

interface Stage {
  page: Page;
  context: BrowserContext;
  backend: Backend;
  browserLog: BrowserLog;
  origin: string;
}

/** What the answers did to the app. */
interface Played {
  valid: number;
  mutated: number;
  /** Of the changed ones, how many did not fit the contract in the client's eyes. */
  refused: number;
  flaws: string[];
}

/** Tells whether the client has refused an answer of the operation. */
function isRefusalOf(operation: string): (complaint: string) => boolean {
  const { method, path } = operationOf(operation);
  return (complaint) => complaint.includes(`MalformedResponseError: ${method} ${path} `);
}

/** Waits until the page no longer changes, and says how it looks then. */
const observe = (scene: Scene, broken: string[]) =>
  scene.page.evaluate(async (broken) => {
    const changes = { last: performance.now() };
    const observer = new MutationObserver(() => {
      changes.last = performance.now();
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const begun = performance.now();
    const quiet = 40;
    while (performance.now() - changes.last < quiet && performance.now() - begun < 5000) {
      await new Promise((done) => requestAnimationFrame(done));
    }
    observer.disconnect();
    const { scrollWidth, clientWidth } = document.documentElement;
    const text = document.body.innerText;
    return {
      overflow: scrollWidth - clientWidth,
      broken: broken.filter((words) => text.includes(words)),
      isBlank: (document.querySelector('main')?.textContent ?? '').trim() === '',
    };
  }, broken);

async function person(stage: Stage, name: DemoUsername | undefined): Promise<void> {
  await stage.context.clearCookies();
  if (name) await stage.context.addCookies(sessionCookies(stage.origin, await stage.backend.login(name)));
}

/** Shows so many answers, valid ones and then changed ones, on the operation's screen. */
export async function playAnswers(stage: Stage, screen: FuzzScreen, count: number): Promise<Played> {
  const { page, backend, browserLog } = stage;
  const { operation } = screen;
  const scene: Scene = {
    page,
    backend,
    locale: 'cs',
    LL: words.cs.LL,
    matches: await chooseMatches(backend),
  };
  const { LL } = scene;
  const valid = validAnswers(operation, count);
  const answers = [...valid, ...mutatedAnswers(operation, count)];
  const played: Played = { valid: count, mutated: count, refused: 0, flaws: [] };
  const seen = { complaints: 0 };
  const complaintsSince = (): string[] => browserLog.all().slice(seen.complaints);

  await person(stage, screen.person);
  if (screen.takesClock) await takeClock(page);
  // Pictures of the answers are nowhere.
  await page.route(/^https?:\/\/(pictures\.example|\[::1\])/, (route) => route.abort());
  for (const [other, answer] of Object.entries(screen.answers ?? {})) {
    const isOther = isCallOf({ operation: other });
    await page.route('**/api/**', (route) =>
      isOther(route.request()) ? route.fulfill(answer(scene.matches.common.id)) : route.fallback(),
    );
  }
  const isRefusal = isRefusalOf(operation);
  let next = 0;
  // While the screen is being opened it is as the backend has it.
  let isOpening = true;
  const openScreen = async (): Promise<void> => {
    isOpening = true;
    await page.goto(screen.address(scene));
    await screen.open?.(scene);
    isOpening = false;
  };
  let answered = (): void => undefined;
  const isCall = isCallOf({ operation });
  await page.route('**/api/**', async (route) => {
    if (isOpening || !isCall(route.request())) return route.fallback();
    await route.fulfill({ json: answers[next] });
    answered();
  });
  await openScreen();

  const broken = [LL.errors.region.text(), LL.errors.server.text(), LL.errors.notFound.text()];
  for (next = 0; next < answers.length; next += 1) {
    seen.complaints = browserLog.all().length;
    const isValid = next < count;
    const label = `${operation} ${isValid ? 'valid' : 'changed'} ${next % count}`;
    const isAnswered = new Promise<void>((done) => {
      answered = done;
    });
    await (screen.askAgain ? screen.askAgain(scene) : newsOfAnotherTab(page));
    const withTimeout = await Promise.race([
      isAnswered.then(() => true),
      page.waitForTimeout(10_000).then(() => false),
    ]);
    if (!withTimeout) {
      played.flaws.push(`${label}: was not asked for`);
      await openScreen();
      continue;
    }
    const { overflow, broken: said, isBlank } = await observe(scene, broken);
    const complaints = complaintsSince();
    const isRefused = complaints.some(isRefusal);
    const uncaught = complaints.filter((text) => text.startsWith('Uncaught'));
    if (isRefused && isValid) played.flaws.push(`${label}: ${complaints.find(isRefusal)}`);
    if (isRefused && !isValid) played.refused += 1;
    if (overflow > 0) played.flaws.push(`${label}: scrolls sideways by ${overflow} px`);
    if (said.length > 0) played.flaws.push(`${label}: "${said.join('", "')}"`);
    if (isBlank) played.flaws.push(`${label}: the screen is blank`);
    played.flaws.push(...uncaught.map((text) => `${label}: ${text}`));
    if (said.length > 0 || isBlank) await openScreen();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return played;
}
