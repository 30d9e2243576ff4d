import type { Page } from '@playwright/test';
import type { ErrorEvent } from '@sentry/react';
import { test as fullTest } from './support/full-build';
import { holdCode } from './support/page';
import { signInForm } from './support/sign-in-form';
import { expect, test as base } from './support/test';
import { words } from './support/words';

const { LL } = words.en;

/** What must stand in no report. */
const secrets = {
  password: 'correct horse battery',
  email: 'jana@example.com',
  link: 'l1nk-s3cret-0123456789',
};

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl';

const forced = `forced by ${secrets.email} with ${token}`;

/** What is left of it. */
const left = 'forced by [e-mail] with [token]';

const textOf = ({ exception }: ErrorEvent): string => {
  const { type, value } = exception?.values?.at(-1) ?? {};
  return `${type}: ${value}`;
};

/** Throws in a task of its own, as code of the app would. */
const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

fullTest(
  'what is thrown or cannot be shown is reported once, without what is secret, and trace headers go to the API alone',
  async ({ page, reports, signIn, backend, browserLog }) => {
    // What a test throws stands in the console too, with all that it holds: that is the person's own.
    browserLog.allow(/^(Uncaught at \S+: )?\w*Error: forced by /);
    const traced = new Set<string>();
    page.on('request', (request) => {
      if (request.headers()['sentry-trace']) traced.add(new URL(request.url()).pathname);
    });
    const expected: string[] = [];
    const expectNext = async (text: string) => {
      expected.push(text);
      await expect.poll(() => reports.events().map(textOf)).toEqual(expected);
    };

    await fullTest.step('before the reporter is there: kept, and sent once it is', async () => {
      const letReporterCome = await holdCode(page, /\/assets\/sentry-[^/]*\.js$/);
      await page.goto(`/en/about-us?next=${secrets.link}`);
      const thrown = page.waitForEvent('pageerror');
      await throwLater(page, forced);
      await thrown;
      expect(reports.events()).toEqual([]);
      letReporterCome();
      await expectNext(`Error: ${left}`);
      expect(reports.events()[0]).toMatchObject({
        release: expect.stringMatching(/./),
        tags: { locale: 'en' },
      });
    });

    await fullTest.step('while a password is being typed', async () => {
      await page.goto('/en/login');
      const { username, password } = signInForm(page, 'en');
      await username.fill(secrets.email);
      await password.fill(secrets.password);
      await throwLater(page, `${forced}, password ${secrets.password}!`);
      await expectNext('Error: forced by [hidden] with [token], password [hidden]!');
    });

    await signIn('jana');
    const mine = (await backend.matches('jana')).find(({ my_participation: one }) => one !== null);
    const address = `/en/detail/${mine?.id}#chat`;
    await fullTest.step('a region that cannot be drawn: the rest of the page goes on', async () => {
      // A file of the build exports the module that the component is in, under a name of its own.
      await page.route(/\/assets\/detail-chat-[^/]*\.js$/, async (route) => {
        const code = await (await route.fetch()).text();
        const module = /export\{\w+ as (\w+)\}/.exec(code)?.[1] ?? 'none';
        const body = `export const ${module} = { Chat() { throw new Error(${JSON.stringify(forced)}); } };`;
        await route.fulfill({ contentType: 'text/javascript', body });
      });
      await page.goto(address);
      await expect(page.getByText(LL.errors.region.text())).toBeVisible();
      await expect(page.getByRole('region', { name: LL.detail.roster() })).toBeVisible();
      await expectNext(`Error: ${left}`);
    });

    await expect.poll(() => traced.size).toBeGreaterThan(0);

    const text = reports.raw();
    for (const [name, secret] of Object.entries(secrets))
      expect(text, `the ${name} was reported`).not.toContain(secret);
    expect(text, 'a token was reported').not.toMatch(/eyJ[\w-]+\.|_token=/);
    expect([...traced].filter((pathname) => !pathname.startsWith('/api/'))).toEqual([]);
    expect(traced).not.toContain('/api/1/envelope/');
  },
);

base('without a DSN nothing of the reporter is loaded, and no call is traced', async ({ page, signIn }) => {
  await signIn('jana');
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(request.url());
    if (request.headers()['sentry-trace']) requests.push('traced');
  });
  await page.goto('/en/statistics');
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /sentry|traced/.test(url))).toEqual([]);
});
