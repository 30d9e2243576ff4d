import { expect, test } from './support/test';
import { words } from './support/words';

test('a redirect is not followed, and the list comes with the retry', async ({
  page,
  backend,
  signIn,
  browserLog,
}) => {
  const { LL } = words.cs;
  browserLog.allow(/MalformedResponseError/);
  const alert = page.getByRole('main').getByRole('alert');
  await signIn('jana');
  await backend.misbehave({ target: 'getUpcomingMatches', kind: 'html', status: 302 });
  await page.goto('/');
  await expect(alert).toContainText(LL.problems.malformed());
  // Only a browser hides what a redirect says.
  expect(browserLog.all().join('\n')).toContain('with a redirect, which is not followed');
  await backend.heal();
  await alert.getByRole('button', { name: LL.common.actions.retry() }).click();
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
});
