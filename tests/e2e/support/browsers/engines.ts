import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { findChromium, findFirefox, NO_FIREFOX } from '../../../../scripts/lib/find-browser';
import { findWebKit, NO_WEBKIT } from '../../../../scripts/lib/find-webkit';

/** Chromium's arguments, which switch off its background work. */
const browserArguments = (): string[] => [
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page of a test lives long enough for V8's optimizing compilers, which took a fifth of the processor's time.
  '--js-flags=--no-opt,--no-maglev',
];

interface Engine {
  use: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;
  /** The options of a phone, besides its size. */
  phone: Partial<PlaywrightTestOptions>;
}

/** Finds a value once for all workers, which share it by an environment variable. */
function findOnce(setting: string, find: () => string | undefined): string | undefined {
  const setValue = process.env[setting] ?? find();
  if (setValue) process.env[setting] = setValue;
  return setValue;
}

const engines: Record<string, () => Engine> = {
  chromium() {
    const executablePath = findOnce('CHROMIUM_PATH', findChromium);
    return {
      use: { launchOptions: { ...(executablePath && { executablePath }), args: browserArguments() } },
      phone: { hasTouch: true, isMobile: true },
    };
  },
  firefox() {
    const executablePath = findOnce('FIREFOX_PATH', findFirefox);
    if (!executablePath) throw new Error(NO_FIREFOX);
    return {
      use: {
        browserName: 'firefox',
        // This channel uses the installed Firefox over WebDriver BiDi, instead of Playwright's own build.
        channel: 'moz-firefox',
        // Screenshots would add a style that the page's content security policy refuses.
        screenshot: 'off',
        launchOptions: {
          executablePath,
          // Playwright has no commands for reduced motion and for a mouse (fine pointer, hover) in Firefox.
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
    const kind = findOnce('WEBKIT_KIND', findWebKit);
    if (!kind) throw new Error(NO_WEBKIT);
    // WebKitGTK of Debian supports neither a phone nor Playwright's screenshots (tests/e2e/webkit/README.md).
    if (kind === 'gtk') return { use: { browserName: 'webkit', screenshot: 'off', trace: 'off' }, phone: {} };
    return { use: { browserName: 'webkit' }, phone: { hasTouch: true, isMobile: true } };
  },
};

/** Whether the tests run in Debian's WebKitGTK, which Playwright itself cannot start. */
export const isWebKitGtk = (): boolean =>
  process.env.E2E_BROWSER === 'webkit' && process.env.WEBKIT_KIND === 'gtk';

/** The options of the browser `name`; throws for an unknown one. */
export function engineOf(name = 'chromium'): Engine {
  const engine = engines[name];
  if (!engine) throw new Error(`E2E_BROWSER is "${name}", not one of ${Object.keys(engines).join(', ')}.`);
  return engine();
}
