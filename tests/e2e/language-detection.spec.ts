import { expect, test } from './support/test';
import { words } from './support/words';

/** On `/` with English detected, the Czech words are preloaded in vain once. */
const vainPreload = /was preloaded using link preload but not used/;

test.use({ locale: 'en-GB' });

test('an English browser is led to /en from / only, and never sees the Czech Home', async ({
  page,
  browserLog,
}) => {
  browserLog.allow(vainPreload);
  const seen: string[] = [];
  await page.exposeFunction('tell', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const look = (): void => {
      const root = document.getElementById('root');
      const isShown = root && getComputedStyle(root).visibility === 'visible';
      if (isShown) (window as unknown as { tell: (text: string) => void }).tell(root.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('heading', { level: 1, name: words.en.LL.home.landing.title() })).toBeVisible();
  expect(seen.join('\n')).not.toContain(words.cs.LL.home.landing.title());
  await page.goto('/prihlaseni');
  await expect(page).toHaveURL('/prihlaseni');
});
