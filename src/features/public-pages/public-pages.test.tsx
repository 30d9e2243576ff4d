// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import { openApp, useOpenApp } from '@tests/setup/open-app';

useOpenApp();

it.each([
  ['/o-nas', 'O nás', '/en/about-us', 'About us'],
  ['/jak-to-funguje', 'Jak to funguje', '/en/how-it-works', 'How it works'],
  ['/zasady-ochrany-osobnich-udaju', 'Zásady ochrany osobních údajů', '/en/privacy-policy', 'Privacy policy'],
])(
  '%s has the same structure in both languages, and its first paragraph as description',
  async (czechPath, czechTitle, englishPath, englishTitle) => {
    document.head.innerHTML = '<meta name="description"><meta property="og:description">';
    const { user, at } = await openApp(czechPath);
    /** Waits for the page, and counts its headings, terms, points and rows. */
    const countBlocks = async (title: string): Promise<number> => {
      const heading = await screen.findByRole('heading', { level: 1, name: title });
      const firstParagraph = heading.parentElement?.querySelector('p')?.textContent;
      expect(firstParagraph).toMatch(/\w{3}/);
      const descriptions = () => [...document.head.querySelectorAll('meta')].map(({ content }) => content);
      await waitFor(() => expect(descriptions()).toEqual([firstParagraph, firstParagraph]));
      // Without a client id the app has no button of Google.
      expect(screen.queryByText(/accounts\.google\.com/)).toBeNull();
      return screen.getByRole('main').querySelectorAll('h2, dt, li, tr').length;
    };
    const czechCount = await countBlocks(czechTitle);
    expect(czechCount).toBeGreaterThan(5);
    await user.click(screen.getByRole('link', { name: 'EN English' }));
    expect(await countBlocks(englishTitle)).toBe(czechCount);
    expect(at()).toBe(englishPath);
  },
);

it('does not tell a guest on a partner’s page that they were signed out', async () => {
  await openApp('/partner/liga');
  expect(await screen.findByText(cs.partner.notSignedIn)).toBeDefined();
  expect(screen.queryByText(cs.partner.signedOut)).toBeNull();
  expect(screen.queryByRole('link', { name: cs.login.again })).toBeNull();
});
