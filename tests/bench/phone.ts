import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { Backend } from '../e2e/support/backend';
import { sessionCookies } from '../e2e/support/session-cookies';
import { installPressProbe } from './press-probe';
import type { World } from './world';

/** How much slower the processor is made: a phone of the middle class beside a desktop. */
const slowdown = 4;

/** A small phone. */
const viewport = { width: 360, height: 740 };

/** Event Timing says nothing of what takes less, so that much is assumed. */
const shortest = 16;

/** Makes the page's processor slow; gives the session with the browser, for what else is to be asked there. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return cdp;
}

/** A phone on a slowed-down processor whose presses are measured. */
export interface Phone {
  page: Page;
  world: World;
  backend: Backend;
  /** Does what only leads to the moment that is measured at full speed, and waits until nothing happens any more. */
  prepare: (lead: () => Promise<unknown>) => Promise<void>;
  /** Waits until nothing happens any more. */
  settle: () => Promise<unknown>;
  /** Taps the middle of what is on the screen of an element, as a finger does, and waits for what it leads to; gives milliseconds until the next frame. */
  tap: (target: Locator, shown?: () => Promise<void>) => Promise<number>;
  /** Presses a key. */
  press: (key: string) => Promise<number>;
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  const top = Math.max(0, box?.y ?? 0);
  const bottom = Math.min(viewport.height, box ? box.y + box.height : 0);
  if (!box || bottom <= top) throw new Error(`${target.toString()} is not on the screen.`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round((top + bottom) / 2) };
}

/** Opens a window in that world, with jana's session. */
export async function createPhone(browser: Browser, world: World): Promise<Phone> {
  const { backend, url } = world;
  const context = await browser.newContext({
    viewport,
    baseURL: url,
    geolocation: { latitude: 49.2102, longitude: 16.6086 },
    permissions: ['geolocation'],
  });
  await context.addCookies(sessionCookies(url, await backend.login('jana')));
  await context.addInitScript(installPressProbe);
  const page = await context.newPage();
  const cdp = await slowProcessor(page);
  const settle = () => page.evaluate(() => window.probe.end());

  async function measured(act: () => Promise<unknown>, shown?: () => Promise<void>): Promise<number> {
    await page.evaluate(() => window.probe.start());
    await act();
    await shown?.();
    return Math.max(shortest, await settle());
  }

  return {
    page,
    world,
    backend,
    settle,
    async prepare(lead) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await lead();
      await settle();
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    },
    async tap(target, shown) {
      const { x, y } = await middleOf(target);
      return measured(() => page.touchscreen.tap(x, y), shown);
    },
    press: (key) => measured(() => page.keyboard.press(key)),
  };
}
