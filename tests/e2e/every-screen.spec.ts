import { openMatch } from './support/choose-match';
import { type Screen, screens } from './support/addresses';
import { expectAccessibleEverywhere, expectNarrowEnough } from './support/everywhere';
import { expect, test } from './support/test';
import { words } from './support/words';

// Nothing half faded in, whose contrast is that of a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const unknown: Pick<Screen, 'name' | 'path'> = { name: '404', path: { cs: '/nikde', en: '/en/nowhere' } };

/** Who looks at what: each screen once, Home by both. */
const walks = {
  somebody: { screens: [...screens.filter(({ isGuarded }) => !isGuarded), unknown], as: null },
  jana: { screens: screens.filter(({ isGuarded, name }) => isGuarded || name === 'Home'), as: 'jana' },
} as const;

for (const [who, walk] of Object.entries(walks)) {
  for (const { name, path } of walk.screens) {
    test(`${name} as ${who} sees it, in both themes and languages, at 320 and 1280 px`, async ({
      page,
      backend,
      signIn,
    }) => {
      const { id } = await openMatch(backend, 'jana');
      if (walk.as) await signIn(walk.as);
      const open = async (locale: 'cs' | 'en') => {
        await page.goto(path[locale].replace(':id', String(id)));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(words[locale].LL.common.states.loading())).toHaveCount(0);
      };
      await open('cs');
      await expectAccessibleEverywhere(page, name, 'html');
      // The structure is the same; only the words are longer or shorter.
      await open('en');
      await expectNarrowEnough(page, name);
    });
  }
}
