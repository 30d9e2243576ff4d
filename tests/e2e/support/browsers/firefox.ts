// oxlint-disable no-underscore-dangle -- these are Playwright's names
import type { Browser, Page } from '@playwright/test';

/** The private members of Playwright that this file uses. */
interface PlaywrightInternals {
  _browserSession: { send: (method: string, params?: unknown) => Promise<unknown> };
  keyboard: { _raw: { sendText: (progress: unknown, text: string) => Promise<void> } };
}

const internalsOf = (publicObject: Browser | Page): PlaywrightInternals =>
  (
    publicObject as unknown as { _connection: { toImpl: (own: unknown) => PlaywrightInternals } }
  )._connection.toImpl(publicObject);

const isFirefox = (browser: Browser | null): boolean => browser?.browserType().name() === 'firefox';

/**
 * Skips `emulation.setMediaFeaturesOverride`, which Playwright sends for every new context and Firefox does not know. Remove this
 * once the newest ESR knows the command.
 */
export function skipUnknownCommands(browser: Browser): void {
  if (!isFirefox(browser)) return;
  const session = internalsOf(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send(method, params);
}

/**
 * Makes `fill` insert text like typing in Firefox. Playwright sets the value by script there, and React does not notice that change.
 */
export function fillByTyping(page: Page): void {
  if (!isFirefox(page.context().browser())) return;
  internalsOf(page).keyboard._raw.sendText = async (_, text) => {
    await page.evaluate((inserted) => {
      // oxlint-disable-next-line typescript/no-deprecated -- nothing else changes a field as typing does
      document.execCommand('insertText', false, inserted);
    }, text);
  };
}
