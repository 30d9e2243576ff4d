import type { Page } from '@playwright/test';
import type { ErrorEvent } from '@sentry/react';
import { i18n } from '../support/pages/i18n';
import { blockCode } from '../support/pages/page';
import { signInForm } from '../support/pages/sign-in-form';
import { test } from '../support/servers/full-build';
import { expect } from '../support/test';

const { LL } = i18n.en;

const secrets = {
  password: 'correct horse battery',
  email: 'jana@example.com',
  link: 'l1nk-s3cret-0123456789',
};

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl';

const forcedText = `forced by ${secrets.email} with ${token}`;

const redactedText = 'forced by [e-mail] with [token]';

const textOf = ({ exception }: ErrorEvent): string => {
  const { type, value } = exception?.values?.at(-1) ?? {};
  return `${type}: ${value}`;
};

/** Throws an error in a separate task, like an error of the app. */
const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

test('errors are reported once, without secrets', async ({ page, reports, signIn, backend, browserLog }) => {
  // The console may show secrets, because only the person sees the console.
  browserLog.allow(/^(Uncaught at \S+: )?\w*Error: forced by /);
  const tracedPaths = new Set<string>();
  page.on('request', (request) => {
    if (request.headers()['sentry-trace']) tracedPaths.add(new URL(request.url()).pathname);
  });
  const expectedTexts: string[] = [];
  const expectNext = async (text: string) => {
    expectedTexts.push(text);
    await expect.poll(() => reports.events().map(textOf)).toEqual(expectedTexts);
  };

  await test.step('an error before the reporter has loaded is sent afterwards', async () => {
    const releaseReporter = await blockCode(page, /\/assets\/sentry-[^/]*\.js$/);
    await page.goto(`/en/about-us?next=${secrets.link}`);
    const thrown = page.waitForEvent('pageerror');
    await throwLater(page, forcedText);
    await thrown;
    expect(reports.events()).toEqual([]);
    releaseReporter();
    await expectNext(`Error: ${redactedText}`);
    expect(reports.events()[0]).toMatchObject({
      release: expect.stringMatching(/./),
      tags: { locale: 'en' },
      sdk: { integrations: [], settings: { infer_ip: 'never' } },
    });
  });

  await test.step('an error without a signal is sent once there is one', async () => {
    await page.context().setOffline(true);
    const thrown = page.waitForEvent('pageerror');
    await throwLater(page, 'forced by nobody');
    await thrown;
    await page.context().setOffline(false);
    await expectNext('Error: forced by nobody');
  });

  await test.step('an error with a typed password hides it', async () => {
    await page.getByRole('link', { name: LL.login.title() }).first().click();
    const { username, password } = signInForm(page, 'en');
    await username.fill(secrets.email);
    await password.fill(secrets.password);
    await throwLater(page, `${forcedText}, password ${secrets.password}!`);
    await expectNext('Error: forced by [hidden] with [token], password [hidden]!');
  });

  await signIn('jana');
  const ownMatch = (await backend.matches('jana')).find((match) => match.my_participation !== null);
  const address = `/en/detail/${ownMatch?.id}#chat`;
  await test.step('a region that throws is replaced, and the rest of the page works', async () => {
    // The chunk exports its modules under minified names.
    await page.route(/\/assets\/detail-chat-[^/]*\.js$/, async (route) => {
      const code = await (await route.fetch()).text();
      const names = [...(/export\{(.*?)\}/.exec(code)?.[1] ?? '').matchAll(/ as (\w+)/g)];
      const module = `{ Chat() { throw new Error(${JSON.stringify(forcedText)}); } }`;
      const body = names.map(([, name]) => `export const ${String(name)} = ${module};`).join('\n');
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto(address);
    await expect(page.getByText(LL.errors.region())).toBeVisible();
    await expect(page.getByRole('region', { name: LL.detail.roster() })).toBeVisible();
    await expectNext(`Error: ${redactedText}`);
  });

  await expect.poll(() => tracedPaths.size).toBeGreaterThan(0);

  const reportedText = reports.raw();
  for (const [name, secret] of Object.entries(secrets))
    expect(reportedText, `the ${name} was reported`).not.toContain(secret);
  expect(reportedText, 'a token was reported').not.toMatch(/eyJ[\w-]+\.|_token=/);
  expect([...tracedPaths].filter((pathname) => !pathname.startsWith('/api/'))).toEqual([]);
  expect(tracedPaths).not.toContain('/api/1/envelope/');
});

test('a missing entry chunk is reported', async ({ page, reports, browserLog }) => {
  browserLog.allow(/404/);
  await page.route(/\/assets\/app-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/en/about-us');
  await expect(page.getByRole('alert')).toContainText(LL.errors.notStarted());
  await expect
    .poll(() => reports.events().map(textOf))
    .toEqual([expect.stringMatching(/^TypeError: .*app-/)]);
});
