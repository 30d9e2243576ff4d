import { locales } from '@/lib/locale';
import { openMatch } from './support/choose-match';
import { type Screen, screens } from './support/addresses';
import { expectAccessibleEverywhere } from './support/everywhere';
import { expect, test } from './support/test';
import { words } from './support/words';

// Nothing half faded in, whose contrast is that of a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.setTimeout(90_000);

const unknown: Pick<Screen, 'name' | 'path'> = { name: '404', path: { cs: '/nikde', en: '/en/nowhere' } };

/** Who looks at what: each screen once, Home by both. */
const walks = {
  somebody: { screens: [...screens.filter(({ isGuarded }) => !isGuarded), unknown], as: null },
  jana: { screens: screens.filter(({ isGuarded, name }) => isGuarded || name === 'Home'), as: 'jana' },
} as const;

for (const locale of locales) {
  for (const [who, walk] of Object.entries(walks)) {
    test(`every screen that ${who} sees, in both themes, at 320 and 1280 px (${locale})`, async ({
      page,
      backend,
      signIn,
    }) => {
      const { id } = await openMatch(backend, 'jana');
      if (walk.as) await signIn(walk.as);
      for (const { name, path } of walk.screens) {
        await test.step(name, async () => {
          await page.goto(path[locale].replace(':id', String(id)));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(words[locale].LL.common.states.loading())).toHaveCount(0);
          await expectAccessibleEverywhere(page, name, 'html');
        });
      }
    });
  }
}
