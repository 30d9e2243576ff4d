import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { Backend } from '../e2e/support/backend';
import { sessionCookies } from '../e2e/support/session-cookies';
import { type Noted, type Sample, movementOf, sampleOf } from './figures';
import { installProbe } from './probe';
import type { World } from './world';

/** How much slower the processor is made: a phone of the middle class beside a desktop. */
export const slowdown = 4;

/** A small phone. */
const screen = { width: 360, height: 740 };

/** A phone, with jana's session or nobody's, on a slowed-down processor, whose presses and sweeps are measured. */
export interface Person {
  page: Page;
  /** What the person lives in. */
  world: World;
  backend: Backend;
  /** How often something is done, of so many times in a whole run. */
  times: (whole: number) => number;
  /** Does what is only prepared with the processor at full speed. */
  atFullSpeed: <Result>(prepare: () => Promise<Result>) => Promise<Result>;
  /** Opens an address of the app. */
  open: (path: string) => Promise<void>;
  /** Taps the middle of an element as a finger does, and waits for what it leads to. */
  tap: (target: Locator, shown?: () => Promise<number>) => Promise<Sample>;
  /** Presses a key. */
  press: (key: string, shown?: () => Promise<number>) => Promise<Sample>;
  /** Sweeps over an element, upwards by so many pixels (downwards when negative). */
  sweep: (target: Locator, distance: number) => Promise<Sample>;
  /** Measures something that comes by itself. */
  watch: (happen: () => Promise<unknown>, shown?: () => Promise<number>) => Promise<Sample>;
  close: () => Promise<void>;
}

/** The middle of what is on the screen of an element. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  const top = Math.max(0, box?.y ?? 0);
  const bottom = Math.min(screen.height, box ? box.y + box.height : 0);
  if (!box || bottom <= top) throw new Error(`${target.toString()} is not on the screen.`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round((top + bottom) / 2) };
}

/** Processor time that the page has taken on its main thread so far, in milliseconds: other programs do not count. */
async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000;
}

/** How much of a whole run is done: a quick one does everything less often. */
export type Share = 'whole' | 'quick';

/** Of what takes long anyway, three are the least of which a middle says something. */
const times = (share: Share, whole: number): number =>
  share === 'whole' ? whole : Math.min(whole, Math.max(3, Math.ceil(whole / 4)));

/** Opens a browser window for the person in that world, signed in unless an empty page is all that is wanted. */
export async function createPerson(
  browser: Browser,
  world: World,
  { share = 'whole', isSignedIn = true }: { share?: Share; isSignedIn?: boolean } = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: screen,
    hasTouch: true,
    isMobile: true,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    baseURL: world.url,
  });
  const { backend } = world;
  if (isSignedIn) await context.addCookies(sessionCookies(world.url, await backend.login('jana')));
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  const cdp: CDPSession = await context.newCDPSession(page);
  const slowDown = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(slowdown);
  await cdp.send('Performance.enable');

  /** Notes what happens while something is done and until all of it has ended. */
  async function noted(act: () => Promise<unknown>, shown?: () => Promise<number>): Promise<Noted> {
    await page.evaluate(() => window.probe.start());
    const before = await workOf(cdp);
    await act();
    const ms = shown ? await shown() : Number.NaN;
    const seen = await page.evaluate(() => window.probe.end());
    return { ...seen, work: (await workOf(cdp)) - before, shown: ms };
  }

  return {
    page,
    world,
    backend,
    times: (whole) => times(share, whole),
    async atFullSpeed(prepare) {
      await slowDown(1);
      const result = await prepare();
      await slowDown(slowdown);
      return result;
    },
    async open(path) {
      await page.goto(path);
    },
    async tap(target, shown) {
      const { x, y } = await middleOf(target);
      return sampleOf(await noted(() => page.touchscreen.tap(x, y), shown));
    },
    press: async (key, shown) => sampleOf(await noted(() => page.keyboard.press(key), shown)),
    async sweep(target, distance) {
      const place = await middleOf(target);
      const gesture = { ...place, yDistance: -distance, speed: 6000, gestureSourceType: 'touch' } as const;
      return movementOf(await noted(() => cdp.send('Input.synthesizeScrollGesture', gesture)));
    },
    watch: async (happen, shown) => movementOf(await noted(happen, shown)),
    close: () => context.close(),
  };
}
