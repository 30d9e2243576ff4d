import type { Browser, BrowserContext } from '@playwright/test';
import type { Backend } from '../../e2e/support/backend';
import { sessionCookies } from '../../e2e/support/session-cookies';
import { installLoadProbe, type Visit } from './load-probe';
import { applyProfile, type Profile } from './profiles';

/**
 * So many milliseconds nothing has to happen until a page is taken to be finished: longer than a request takes in that
 * profile. Nothing follows a page without a script.
 */
const quiet: Record<Profile, number> = { slow: 1500, full: 700 };
const quietOfStatic = 200;

/** A phone whose browser has kept nothing yet; with jana's session where a backend is given. */
export async function freshPhone(
  browser: Browser,
  origin: string,
  backend: Backend | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
  });
  if (backend) await context.addCookies(sessionCookies(origin, await backend.login('jana')));
  return context;
}

interface VisitOptions {
  path: string;
  /** See `installLoadProbe`. */
  control: string | null;
  profile: Profile;
}

/** Opens a page in a tab of its own and gives what it took. */
export async function visit(context: BrowserContext, options: VisitOptions): Promise<Visit> {
  const page = await context.newPage();
  try {
    await page.addInitScript(installLoadProbe, options.control);
    await applyProfile(await context.newCDPSession(page), options.profile);
    await page.goto(options.path, { waitUntil: 'commit' });
    const wait = options.control === null ? quietOfStatic : quiet[options.profile];
    return await page.evaluate((ms) => window.loadProbe.settled(ms), wait);
  } catch (error) {
    await page.screenshot({ path: '.cache/bench-failed.png' });
    throw error;
  } finally {
    await page.close();
  }
}
