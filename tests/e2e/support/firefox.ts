// oxlint-disable no-underscore-dangle -- these are Playwright's names
import type { Browser, Page } from '@playwright/test';

/** What of Playwright's own side is touched here: in this process it is an object like any other. */
interface Inside {
  _browserSession: { send: (method: string, params?: unknown) => Promise<unknown> };
  keyboard: { _raw: { sendText: (progress: unknown, text: string) => Promise<void> } };
}

const insideOf = (own: Browser | Page): Inside =>
  (own as unknown as { _connection: { toImpl: (own: unknown) => Inside } })._connection.toImpl(own);

const isFirefox = (browser: Browser | null): boolean => browser?.browserType().name() === 'firefox';

/**
 * Spares Firefox the one command that Playwright gives it and it does not know: a preference of colours for every new
 * context. No other way leads there; it can go when the newest ESR knows `emulation.setMediaFeaturesOverride`.
 */
export function spareUnknownCommands(browser: Browser): void {
  if (!isFirefox(browser)) return;
  const session = insideOf(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send(method, params);
}

/**
 * Lets `fill` type in Firefox as a person does: Playwright sets the value by script there, which React, watching its own
 * fields, takes for no change.
 */
export function typeForReal(page: Page): void {
  if (!isFirefox(page.context().browser())) return;
  insideOf(page).keyboard._raw.sendText = async (_, text) => {
    await page.evaluate((inserted) => {
      // oxlint-disable-next-line typescript/no-deprecated -- nothing else changes a field as typing does
      document.execCommand('insertText', false, inserted);
    }, text);
  };
}
