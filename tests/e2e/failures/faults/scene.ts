import type { Locator, Page, Request } from '@playwright/test';
import type { Match } from '@/generated/schemas/match.zod';
import type { Locale } from '@/lib/locale';
import { addressOf } from '../../../../gallery/address';
import type { CallRow } from '../../../../gallery/calls/calls';
import type { UserAction } from '../../../../gallery/calls/scenario';
import type { TextContext } from '../../../../gallery/state';
import { operationOf } from '../../../../scripts/contract/document.ts';
import { openMatch } from '../../support/pages/choose-match';
import { i18n } from '../../support/pages/i18n';
import { photo } from '../../support/pages/pictures';
import type { Backend } from '../../support/servers/backend';

/** The page, language, backend and matches of a cell. */
export interface Scene {
  page: Page;
  locale: Locale;
  backend: Backend;
  /** A match that Jana can join, and one with Jana and Alex and a message of Alex. */
  matches: { open: Match; hers: Match };
}

export async function chooseMatches(backend: Backend): Promise<Scene['matches']> {
  const hers = await openMatch(backend, 'jana', 'alex');
  await backend.join('jana', hers.id);
  await backend.join('alex', hers.id);
  await backend.sendMessage('alex', hers.id, 'Beru míč.');
  return { hers, open: await openMatch(backend, 'jana') };
}

const matchOf = ({ match }: CallRow, { matches }: Pick<Scene, 'matches'>): Match | undefined =>
  match === 'open' || match === 'hers' ? matches[match] : undefined;

export const contextOf = (
  row: CallRow,
  { locale, matches }: Pick<Scene, 'locale' | 'matches'>,
): TextContext => ({ LL: i18n[locale].LL, locale, title: matchOf(row, { matches })?.title ?? '' });

/** Returns a predicate for requests of that operation. */
export function isCallOf({ operation, body }: { operation: string; body?: string }) {
  const { method, pattern } = operationOf(operation);
  return (request: Request): boolean =>
    request.method() === method &&
    pattern.test(new URL(request.url()).pathname) &&
    (request.headers()['content-type'] ?? '').startsWith(body ?? '');
}

/** Installs Playwright's clock, once for a context. */
export async function installClock(page: Page): Promise<void> {
  if (await page.evaluate(() => 'clockIsTaken' in globalThis)) return;
  await page.clock.install();
  await page.addInitScript(() => {
    Object.assign(globalThis, { clockIsTaken: true });
    // Playwright's clock does not replace `AbortSignal.timeout`.
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
}

/** A pattern for texts that begin with `text`, with any white space. */
const prefixPattern = (text: string): RegExp =>
  new RegExp(
    `^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)}`,
    'i',
  );

/** Does one step of the gallery (gallery/browser/act.ts) in a browser of the test. */
async function act(page: Page, step: UserAction, context: TextContext): Promise<void> {
  const field = (label: string): Locator =>
    page.getByLabel(prefixPattern(label)).and(page.locator('input, textarea, select')).first();
  /** Finds the element with that name, else the first whose name begins with it. */
  const findNamed = async (role: Parameters<Page['getByRole']>[0], name: string, inDialog = false) => {
    const container = inDialog ? page.locator('[role=dialog]') : page;
    const longer = container.getByRole(role, { name: prefixPattern(name) });
    await longer.first().waitFor();
    const exact = container.getByRole(role, { name, exact: true });
    return ((await exact.count()) > 0 ? exact : longer).first();
  };
  if ('press' in step) await (await findNamed(step.press, step.name(context), step.inDialog)).click();
  else if ('focus' in step) await (await findNamed(step.focus, step.name(context))).focus();
  else if ('into' in step) await field(step.into(context)).fill(step.type);
  else if ('clear' in step) await field(step.clear(context)).clear();
  else if ('until' in step) await page.getByText(step.until(context)).first().waitFor();
  else {
    const buffer = await photo(page, { width: 300, height: 300 });
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
    await page.locator('input[type=file]:not([capture])').setInputFiles(file);
  }
}

/** Answers other operations as the row defines. */
export async function answerOthers(page: Page, { otherAnswers = {} }: CallRow): Promise<void> {
  for (const [operation, answer] of Object.entries(otherAnswers) as [
    string,
    { body?: (body: never) => unknown },
  ][]) {
    const isCall = isCallOf({ operation });
    await page.route('**/*', (route) => {
      if (!isCall(route.request())) return route.fallback();
      return answer.body ? route.fulfill({ json: answer.body(undefined as never) }) : route.abort();
    });
  }
}

/** Opens the screen of the operation, and does the steps that call it. */
export async function reach(row: CallRow, scene: Scene, { withSteps = true } = {}): Promise<void> {
  const { page, locale } = scene;
  const address = addressOf(row.at, locale, matchOf(row, scene)?.id) + (row.link ?? '');
  await page.goto(address, row.blocksStart ? { waitUntil: 'commit' } : {});
  if (withSteps) for (const step of row.steps ?? []) await act(page, step, contextOf(row, scene));
  if (row.delayMs !== undefined) await page.clock.fastForward(row.delayMs);
}
