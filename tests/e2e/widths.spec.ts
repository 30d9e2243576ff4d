import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { groups } from '../../gallery/states';
import { isWhole, note } from './support/long-run';
import { expect, test } from './support/states';

// A look at every state takes minutes; what it is for is WebKit, whose 2.50 some widths have ended (house/plain-wrapping).
test.skip(!isWhole, 'in the long run only');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [narrowest, widest] = [300, 1300];

/** Where a state is brought about: its steps find words that the narrowest leave out. */
const phone = 360;
const locales: readonly Locale[] = ['cs', 'en'];

/** Where most is laid out, each width is looked at; elsewhere every tenth. */
const stepOf = (screen: string, quick: string | undefined): number =>
  quick === 'screen' && ['Matches', 'Match'].includes(screen) ? 1 : 10;

/**
 * Opens a state in a frame of the gallery's page and makes the frame as wide as each of the widths: quicker than a window. Gives the
 * widths at which the state scrolls sideways, by how much.
 */
const sweep = (page: Page, address: string, step: number): Promise<Record<number, number>> =>
  page.evaluate(
    async ({ address, step, phone, narrowest, widest }) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; height: 800px; max-width: none';
      frame.style.width = `${String(phone)}px`;
      frame.src = address;
      document.body.replaceChildren(frame);
      await new Promise((done) => frame.addEventListener('load', done, { once: true }));
      // Asked anew each time: a link of a mail leads to another document.
      const rootOf = () => frame.contentDocument?.documentElement;
      while (rootOf()?.dataset.state === undefined) await new Promise((done) => setTimeout(done, 50));
      const root = rootOf();
      if (!root) throw new Error(`${address} shows nothing.`);
      if (root.dataset.state === 'failed') throw new Error(root.dataset.stateError);
      const overflows: Record<number, number> = {};
      for (let width = narrowest; width <= widest; width += step) {
        frame.style.width = `${String(width)}px`;
        // A width is laid out when it is measured; now and then the app is told of it too, which takes a frame.
        await new Promise((done) => (width % 20 === 0 ? requestAnimationFrame(done) : setTimeout(done)));
        const overflow = root.scrollWidth - root.clientWidth;
        if (overflow > 0) overflows[width] = overflow;
      }
      return overflows;
    },
    { address, step, phone, narrowest, widest },
  );

for (const { screen, states } of groups) {
  test(`${screen}: no width ends the browser or makes it scroll sideways`, async ({ page, statesAt }) => {
    test.setTimeout(120_000 * states.length);
    await page.goto(`${statesAt}/states/`);
    for (const { name, quick } of states)
      for (const locale of locales) {
        const step = stepOf(screen, quick);
        const address = `${statesAt}/states/frame/${name}?locale=${locale}&theme=light`;
        // Where the browser ends, the step says in what.
        const overflows = await test
          .step(`${name}, ${locale}`, () => sweep(page, address, step))
          .catch((error: unknown) => (error as Error).message);
        expect.soft(overflows, `${name}, ${locale}: scrolls sideways`).toEqual({});
        if (page.isClosed()) return;
        note('widths', Math.floor((widest - narrowest) / step) + 1);
      }
  });
}
