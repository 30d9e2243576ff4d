import { isInMyCities } from '@/features/matches/data/match';
import { openMatch } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import { joinedMessage, matchParts, statusMessage } from '../support/pages/match-page';
import { pageTitle } from '../support/pages/page';
import { signInForm } from '../support/pages/sign-in-form';
import { expect, test } from '../support/test';

const { LL } = i18n.en;
const foundText = (count: number) => LL.matches.found({ count });

// In Chromium the keyboard walks this way (keyboard.spec.ts).
test(
  'a person signs in, filters, joins and leaves a match',
  { tag: ['@desktop', '@engines'] },
  async ({ page, backend }) => {
    const allMatches = await backend.matches('jana');
    const cityIds = (await backend.profile('jana')).cities.map(({ id }) => id);
    const matches = allMatches.filter((candidate) => isInMyCities(candidate, cityIds));
    const match = await openMatch(backend, 'jana');
    const parts = matchParts(page, 'en', match);

    await test.step('sign in', async () => {
      await page.goto('/en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.home.landing.title());
      await page.getByRole('main').getByRole('link', { name: LL.login.submit() }).click();
      await expect(page).toHaveURL('/en/login');
      await signInForm(page, 'en').send('jana', 'hrajem-jana');
      await expect(page).toHaveURL('/en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.matches.title());
      await expect(statusMessage(page, foundText(matches.length))).toBeVisible();
    });

    await test.step('the address has the filters, Back undoes them, a reload keeps them', async () => {
      const bySport = matches.filter(({ sport }) => sport === match.sport);
      await page.getByLabel(LL.matches.filters.sport()).selectOption(match.sport);
      await expect(page).toHaveURL(`/en?sport=${match.sport}`);
      await expect(statusMessage(page, foundText(bySport.length))).toBeVisible();
      await page.getByRole('button', { name: LL.matches.filters.onlyMine() }).click();
      await expect(page).toHaveURL(`/en?sport=${match.sport}&mine=1`);
      const ownMatches = bySport.filter(({ my_participation: part }) => part !== null);
      await expect(statusMessage(page, foundText(ownMatches.length))).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`/en?sport=${match.sport}`);
      await page.reload();
      await expect(page.getByLabel(LL.matches.filters.sport())).toHaveValue(match.sport);
      await expect(statusMessage(page, foundText(bySport.length))).toBeVisible();
    });

    await test.step('join by the screen of the match', async () => {
      await parts.link.click();
      await expect(page).toHaveURL(`/en/detail/${match.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(match.title);
      await expect(page).toHaveTitle(pageTitle(match.title));
      await expect(parts.roster).toBeVisible();
      await expect(parts.me).toHaveCount(0);
      await parts.join.click();
      await expect(joinedMessage(page, 'en')).toHaveCount(1);
      await expect(parts.roster.getByRole('listitem').filter({ hasText: 'Jana Nováková' })).toBeVisible();
      await expect(parts.me).toHaveCount(1);
      expect((await backend.match('jana', match.id)).my_participation?.status).toBe('joined');
    });

    await test.step('leave after the question', async () => {
      await parts.leave.click();
      await expect(parts.dialog).toHaveAccessibleName(LL.matches.leave.title());
      await parts.stay.click();
      await expect(parts.dialog).toBeHidden();
      await expect(parts.leave).toBeFocused();
      await expect(parts.me).toHaveCount(1);
      await parts.leave.click();
      await parts.reallyLeave.click();
      await expect(statusMessage(page, LL.matches.left({ title: match.title }))).toBeVisible();
      await expect(parts.me).toHaveCount(0);
      await expect(parts.join).toBeFocused();
      expect((await backend.match('jana', match.id)).my_participation).toBeNull();
    });

    await test.step('back to the list as it was', async () => {
      await page.goBack();
      await expect(page).toHaveURL(`/en?sport=${match.sport}`);
      await expect(parts.row).toBeVisible();
    });
  },
);
