import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { Backend } from '../e2e/support/servers/backend';
import { sessionCookies } from '../e2e/support/servers/session-cookies';
import type { MeasuredApp } from './measured-app';
import { installPressProbe } from './press-probe';

/** The processor is slowed down by this factor, to that of an average phone. */
const slowdown = 4;

const viewport = { width: 360, height: 740 };

/** The shortest duration that Event Timing reports, in milliseconds. */
const shortestEvent = 16;

/** Slows the page's processor down; returns the CDP session. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return cdp;
}

/** A phone with a slow processor, whose presses are measured. */
export interface Phone {
  page: Page;
  app: MeasuredApp;
  backend: Backend;
  /** Runs steps that are not measured at full speed, and waits until the page is idle. */
  prepare: (steps: () => Promise<unknown>) => Promise<void>;
  waitUntilIdle: () => Promise<unknown>;
  /**
   * Taps the middle of the visible part of an element and waits until `isShown`, which runs in the page with `argument`, is true;
   * returns milliseconds until the next frame.
   */
  tap: <Argument>(
    target: Locator,
    isShown?: (argument: Argument) => boolean,
    argument?: Argument,
  ) => Promise<number>;
  /** Presses a key; returns milliseconds until the next frame. */
  press: (key: string) => Promise<number>;
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  const top = Math.max(0, box?.y ?? 0);
  const bottom = Math.min(viewport.height, box ? box.y + box.height : 0);
  if (!box || bottom <= top) throw new Error(`${target.toString()} is not on the screen.`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round((top + bottom) / 2) };
}

/** Opens a phone's page of that app, with jana's session. */
export async function createPhone(browser: Browser, app: MeasuredApp): Promise<Phone> {
  const { backend, url } = app;
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
  const waitUntilIdle = () => page.evaluate(() => window.probe.readSlowest());

  async function measure(act: () => Promise<unknown>, isShown = 'true'): Promise<number> {
    await page.evaluate(() => window.probe.start());
    await act();
    await page.evaluate(`window.probe.until(() => ${isShown})`);
    return Math.max(shortestEvent, await waitUntilIdle());
  }

  return {
    page,
    app,
    backend,
    waitUntilIdle,
    async prepare(steps) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await steps();
      await waitUntilIdle();
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    },
    async tap(target, isShown, argument) {
      const { x, y } = await middleOf(target);
      const condition = isShown && `(${isShown.toString()})(${JSON.stringify(argument)})`;
      return measure(() => page.touchscreen.tap(x, y), condition);
    },
    press: (key) => measure(() => page.keyboard.press(key)),
  };
}

const referencePage = `<!doctype html><meta name="viewport" content="width=device-width"><title>reference</title>
<button style="width:100%;height:200px">press</button><div></div>`;

/** Measures presses on an empty page that render 300 lines, as a reference for this machine. */
export async function measureReference({ page, tap }: Phone, count: number): Promise<number[]> {
  await page.goto('about:blank');
  await page.setContent(referencePage);
  await page.evaluate(() => {
    const container = document.querySelector('div');
    let turn = 0;
    document.querySelector('button')?.addEventListener('click', () => {
      turn += 1;
      const paragraphs = Array.from({ length: 300 }, (_, index) => {
        const line = document.createElement('p');
        line.textContent = `${index} ${turn}`;
        return line;
      });
      container?.replaceChildren(...paragraphs);
    });
  });
  const answers: number[] = [];
  for (let turn = 0; turn < count; turn += 1) answers.push(await tap(page.getByRole('button')));
  return answers;
}
