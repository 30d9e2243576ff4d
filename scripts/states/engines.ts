import { type Browser, chromium, firefox, webkit } from '@playwright/test';
import { ensureFirefox } from '../browser.ts';
import { ensureWebKit, NO_WEBKIT } from '../lib/find-webkit.ts';
import { load } from '../lib/load.ts';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** Starts an engine as the browser tests do, installed first where this process may do so. Throws with what is missing. */
export async function startEngine(name: Engine): Promise<Browser> {
  const { engineOf } = await load<typeof import('../../tests/e2e/support/engines.ts')>(
    'tests/e2e/support/engines.ts',
  );
  if (name === 'chromium') return chromium.launch(engineOf(name).use.launchOptions);
  if (name === 'firefox') {
    ensureFirefox();
    const { channel = '', launchOptions } = engineOf(name).use;
    const { spareUnknownCommands } = await load<typeof import('../../tests/e2e/support/firefox.ts')>(
      'tests/e2e/support/firefox.ts',
    );
    // A phone's scroll bar takes no room; that of Firefox makes lines break elsewhere.
    const firefoxUserPrefs = { ...launchOptions?.firefoxUserPrefs, 'ui.useOverlayScrollbars': 1 };
    const browser = await firefox.launch({ ...launchOptions, channel, firefoxUserPrefs });
    spareUnknownCommands(browser);
    return browser;
  }
  const found = ensureWebKit();
  if (!found) throw new Error(NO_WEBKIT);
  if (!found.isGtk) return webkit.launch();
  const { webkitGtk } = await load<typeof import('../../tests/e2e/webkit/browser.ts')>(
    'tests/e2e/webkit/browser.ts',
  );
  return webkitGtk(webkit);
}
