import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { findChromium, findFirefox, NO_FIREFOX } from '../../../scripts/lib/find-browser';
import { findWebKit, NO_WEBKIT } from '../../../scripts/lib/find-webkit';

/** How Chromium is started: without what it does for its own sake. */
const browserArguments = (): string[] => [
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How the tests run in a browser. */
interface Engine {
  use: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;
  /** What makes a page of it that of a phone, besides its size. */
  phone: Partial<PlaywrightTestOptions>;
}

/** Each worker looks again; what the first one finds reaches the others by the environment. */
function once(setting: string, find: () => string | undefined): string | undefined {
  const found = process.env[setting] ?? find();
  if (found) process.env[setting] = found;
  return found;
}

const engines: Record<string, () => Engine> = {
  chromium() {
    const executablePath = once('CHROMIUM_PATH', findChromium);
    return {
      use: { launchOptions: { ...(executablePath && { executablePath }), args: browserArguments() } },
      phone: { hasTouch: true, isMobile: true },
    };
  },
  firefox() {
    const executablePath = once('FIREFOX_PATH', findFirefox);
    if (!executablePath) throw new Error(NO_FIREFOX);
    return {
      use: {
        browserName: 'firefox',
        // As it is installed, over WebDriver BiDi; without it Playwright wants a Firefox of its own make.
        channel: 'moz-firefox',
        // Playwright takes one before it knows whether a test has failed, with a style that the page's policy refuses.
        screenshot: 'off',
        launchOptions: {
          executablePath,
          // What Playwright cannot ask of it by a command: less motion; a mouse (fine, and it can hover).
          firefoxUserPrefs: {
            'ui.prefersReducedMotion': 1,
            'ui.primaryPointerCapabilities': 6,
            'ui.allPointerCapabilities': 6,
          },
        },
      },
      phone: {},
    };
  },
  webkit() {
    const kind = once('WEBKIT_KIND', () => {
      const found = findWebKit();
      return found && (found.isGtk ? 'gtk' : 'playwright');
    });
    if (!kind) throw new Error(NO_WEBKIT);
    // Debian's has no phone, and no picture is taken of it by Playwright (tests/e2e/webkit/README.md).
    if (kind === 'gtk') return { use: { browserName: 'webkit', screenshot: 'off', trace: 'off' }, phone: {} };
    return { use: { browserName: 'webkit' }, phone: { hasTouch: true, isMobile: true } };
  },
};

/** Whether the tests run in Debian's WebKitGTK, which Playwright itself cannot start. */
export const isWebKitGtk = (): boolean =>
  process.env.E2E_BROWSER === 'webkit' && process.env.WEBKIT_KIND === 'gtk';

/** The browser that `E2E_BROWSER` names, and Chromium without it. */
export function engineOf(name = 'chromium'): Engine {
  const engine = engines[name];
  if (!engine) throw new Error(`E2E_BROWSER is "${name}", not one of ${Object.keys(engines).join(', ')}.`);
  return engine();
}
