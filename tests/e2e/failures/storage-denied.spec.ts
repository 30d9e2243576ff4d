import { chatParts } from '../support/pages/chat-page';
import { joinedMatch } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import { expect, test } from '../support/test';

const { LL } = i18n.cs;

test.beforeEach(async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    for (const name of ['serviceWorker', 'locks', 'storage'])
      Object.defineProperty(Navigator.prototype, name, { get: refuse });
    Object.assign(window, {
      BroadcastChannel: function BroadcastChannel() {
        refuse();
      },
    });
  });
  await signIn('jana');
});

test('the app works without errors when the browser denies all storage', async ({ page, backend }) => {
  const { id, title } = await joinedMatch(backend, 'jana');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: LL.matches.title() })).toBeVisible();
  const link = page.locator(`[data-landmark="match-${String(id)}"]`).getByRole('link', { name: title });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/detail/${String(id)}$`));
  const chat = chatParts(page);
  await chat.section.scrollIntoViewIfNeeded();
  await chat.write('Ahoj');
  await expect(chat.entry('Ahoj')).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
  await page.reload();
  await expect(link).toBeVisible();
});
