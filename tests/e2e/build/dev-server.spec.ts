import type { Share } from '../support/browsers/worker';
import { i18n } from '../support/pages/i18n';
import { signInForm } from '../support/pages/sign-in-form';
import { backendAt } from '../support/servers/backend';
import { killProgram, startProgram } from '../support/servers/program';
import { expect, test } from '../support/test';

/** Starts the server of `npm run dev` with these environment variables, for the worker; returns its origin. */
async function startDev(share: Share, name: string, settings: NodeJS.ProcessEnv): Promise<string> {
  const { url } = await share(name, async () => {
    const { child, url } = await startProgram('serve-dev.mjs', {
      ...settings,
      DEV_CACHE: `.cache/vite-${name}`,
    });
    return { url, dispose: () => killProgram(child) };
  });
  return url;
}

test.use({ serviceWorkers: 'allow' });

test('npm run dev shows the list with the backend in the browser', async ({ page, share }) => {
  const { LL } = i18n.en;
  await page.goto(`${await startDev(share, 'dev', { VITE_QUIET_WORLD: '1' })}/en/login`);
  const answered = page.waitForResponse('**/api/match/get-upcoming-matches/*');
  await signInForm(page, 'en').send('jana', 'hrajem-jana');
  expect((await answered).fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.matches.title());
  await expect(page.locator('#matches').getByRole('listitem').first()).toBeVisible();
});

test('API_PROXY passes the calls to a real backend', async ({ server, backend, share }) => {
  const devBackend = backendAt(await startDev(share, 'dev-proxy', { API_PROXY: server.backendUrl }));
  expect(await devBackend.matches('jana')).toEqual(await backend.matches('jana'));
});
