import { type Browser, chromium, firefox, webkit } from '@playwright/test';
import { engineOf } from '../../tests/e2e/support/engines.ts';
import { spareUnknownCommands } from '../../tests/e2e/support/firefox.ts';
import { webkitGtk } from '../../tests/e2e/webkit/browser.ts';
import { ensureFirefox } from '../browser.ts';
import { ensureWebKit, NO_WEBKIT } from '../lib/find-webkit.ts';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** Starts an engine as the browser tests do, installed first where this process may do so. Throws with what is missing. */
export async function startEngine(name: Engine): Promise<Browser> {
  if (name === 'chromium') return chromium.launch(engineOf(name).use.launchOptions);
  if (name === 'firefox') {
    ensureFirefox();
    const { channel = '', launchOptions } = engineOf(name).use;
    // A phone's scroll bar takes no room; that of Firefox makes lines break elsewhere.
    const firefoxUserPrefs = { ...launchOptions?.firefoxUserPrefs, 'ui.useOverlayScrollbars': 1 };
    const browser = await firefox.launch({ ...launchOptions, channel, firefoxUserPrefs });
    spareUnknownCommands(browser);
    return browser;
  }
  const found = ensureWebKit();
  if (!found) throw new Error(NO_WEBKIT);
  if (!found.isGtk) return webkit.launch();
  return webkitGtk(webkit);
}
