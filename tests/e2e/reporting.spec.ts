import type { Page } from '@playwright/test';
import type { ErrorEvent } from '@sentry/react';
import { failedRequest } from './support/browser-log';
import { test as fullBuildTest } from './support/full-build';
import { holdCode } from './support/hold-code';
import type { Reports } from './support/reports';
import { signInForm } from './support/sign-in-form';
import { expect, test as base } from './support/test';
import { words } from './support/words';

const { LL } = words.en;

/** What must stand in no report. */
const secrets = {
  password: 'correct horse battery',
  draft: 'Sejdeme se u Petra',
  email: 'jana@example.com',
  link: 'l1nk-s3cret-0123456789',
};

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl';

const forced = `forced by ${secrets.email} with ${token}`;

/** What is left of it. */
const left = 'forced by [e-mail] with [token]';

const test = fullBuildTest.extend({
  reports: async ({ reports, browserLog }, run) => {
    // What a test throws stands in the console too, with all that it holds: that is the person's own.
    browserLog.allow(/^(Uncaught at \S+: )?\w*Error: forced by /);
    await run(reports);
    const text = reports.raw();
    for (const [name, secret] of Object.entries(secrets)) {
      expect(text, `the ${name} was reported`).not.toContain(secret);
    }
    expect(text, 'a token was reported').not.toMatch(/eyJ[\w-]+\.|_token=/);
  },
});

const howItWorks = /\/assets\/howItWorks-[^/]*\.js$/;

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

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

/** How many of a test's reports have been given out. */
const given = new WeakMap<Reports, number>();

/**
 * Waits for so many more reports, and for one of its own that is thrown after them: what must not come would have come before it.
 * Gives those that came, without its own.
 */
async function reported(page: Page, reports: Reports, count = 1): Promise<ErrorEvent[]> {
  const before = given.get(reports) ?? 0;
  const added = () => reports.events().slice(before);
  await expect.poll(() => added().length).toBeGreaterThanOrEqual(count);
  // What is the same as the last one is not sent.
  const last = `forced by nobody, after ${String(before)}`;
  await throwLater(page, last);
  await expect.poll(() => added().map(textOf)).toContain(`Error: ${last}`);
  given.set(reports, before + added().length);
  return added().filter((event) => textOf(event) !== `Error: ${last}`);
}

/** What each of so many more reports says. */
const said = async (page: Page, reports: Reports, count = 1): Promise<string[]> =>
  (await reported(page, reports, count)).map(textOf);

test('what is thrown is sent, without what is secret', async ({ page, reports, signIn, backend }) => {
  await test.step('before the reporter is there: kept, and sent once it is', async () => {
    const letReporterCome = await holdCode(page, /\/assets\/sentry-[^/]*\.js$/);
    await page.goto(`/en/about-us?next=${secrets.link}`);
    const thrown = page.waitForEvent('pageerror');
    await throwLater(page, forced);
    await thrown;
    expect(reports.events()).toEqual([]);
    letReporterCome();
    const events = await reported(page, reports);
    expect(events.map(textOf)).toEqual([`Error: ${left}`]);
    expect(events[0]).toMatchObject({ release: expect.stringMatching(/./), tags: { locale: 'en' } });
  });

  await test.step('in a timer, while a password is being typed', async () => {
    await page.goto('/en/login');
    const { username, password } = signInForm(page, 'en');
    await username.fill(secrets.email);
    await password.fill(secrets.password);
    await throwLater(page, `${forced}, password ${secrets.password}!`);
    expect(await said(page, reports)).toEqual(['Error: forced by [hidden] with [token], password [hidden]!']);
  });

  await test.step('in a promise, on the page of an e-mailed link', async () => {
    await page.goto(`/en/reset-password?uid=MQ&token=${secrets.link}`);
    await expect(page.getByLabel(LL.account.reset.password())).toBeVisible();
    await page.evaluate((text) => void Promise.reject(new RangeError(text)), `forced by ${secrets.link}`);
    const events = await reported(page, reports);
    expect(events.map(textOf)).toEqual(['RangeError: forced by [hidden]']);
    expect(events[0]?.request?.url).toMatch(/\/en\/reset-password$/);
  });

  await test.step('in an event, while a message is being written', async () => {
    await signIn('jana');
    const mine = (await backend.matches('jana')).find(({ my_participation: one }) => one !== null);
    await page.goto(`/en/detail/${mine?.id}#chat`);
    await page.getByRole('textbox', { name: LL.chat.compose.label() }).fill(secrets.draft);
    await page.evaluate((text) => {
      document.addEventListener('click', () => {
        throw new Error(text);
      });
      document.body.click();
    }, `forced by ${secrets.draft}`);
    expect(await said(page, reports)).toEqual(['Error: forced by [hidden]']);
  });
});

/** Lets a component throw whenever it is drawn: a file of the build exports the module that it is in, under a name of its own. */
const letFail = (page: Page, file: RegExp, component: string): Promise<unknown> =>
  page.route(file, async (route) => {
    const code = await (await route.fetch()).text();
    const module = /export\{\w+ as (\w+)\}/.exec(code)?.[1] ?? 'none';
    const body = `export const ${module} = { ${component}() { throw new Error(${JSON.stringify(forced)}); } };`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });

test('what cannot be shown is reported once', async ({ page, reports, signIn, backend, browserLog }) => {
  await test.step('code that does not come', async () => {
    browserLog.allow(failedRequest, /^ChunkLoadError: /);
    await page.route(howItWorks, (route) => route.fulfill({ status: 404 }));
    await page.route('/version.json', (route) => route.abort());
    await page.goto('/en/about-us');
    await heading(page, 'About us');
    await page.getByRole('contentinfo').getByRole('link', { name: LL.header.footer.howItWorks() }).click();
    await expect(page.getByText(LL.problems.unreachable())).toBeVisible();
    expect(await said(page, reports)).toEqual([expect.stringMatching(/^ChunkLoadError: /)]);
    await page.unrouteAll();
  });

  await test.step('a screen: the error page', async () => {
    await letFail(page, howItWorks, 'HowItWorksPage');
    await page.goto('/en/how-it-works');
    await heading(page, LL.errors.server.title());
    // What says so answers, and nothing will say that the app has not started.
    await expect(page.locator('html')).toHaveAttribute('data-started');
    const events = await reported(page, reports);
    expect(events.map(textOf)).toEqual([`Error: ${left}`]);
    expect(events[0]?.exception?.values?.map(({ type }) => type)).toContain('React ErrorBoundary Error');
  });

  await test.step('a region: the rest of the page goes on', async () => {
    await signIn('jana');
    const mine = (await backend.matches('jana')).find(({ my_participation: one }) => one !== null);
    await letFail(page, /\/assets\/detail-chat-[^/]*\.js$/, 'Chat');
    await page.goto(`/en/detail/${mine?.id}#chat`);
    await expect(page.getByText(LL.errors.region.text())).toBeVisible();
    await expect(page.getByRole('region', { name: LL.detail.roster() })).toBeVisible();
    expect(await said(page, reports)).toEqual([`Error: ${left}`]);
    // It can be tried again; failing in the same way is no news.
    await page.getByRole('alert').getByRole('button', { name: LL.common.actions.retry() }).click();
    await expect(page.getByText(LL.errors.region.text())).toBeVisible();
    expect(await said(page, reports, 0)).toEqual([]);
  });
});

test('trace headers go to the API and to nobody else', async ({ page, reports, signIn }) => {
  await signIn('jana');
  const traced: string[] = [];
  const untraced: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    (request.headers()['sentry-trace'] ? traced : untraced).push(pathname);
  });
  await page.goto('/en/about-us');
  await heading(page, 'About us');
  await throwLater(page, forced);
  await expect.poll(() => reports.events().length).toBe(1);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: LL.header.navigation.statistics() })
    .first()
    .click();
  await heading(page, 'Statistics');
  await expect.poll(() => traced).toContain('/api/user/statistics');
  expect(traced.filter((pathname) => !pathname.startsWith('/api/'))).toEqual([]);
  expect(untraced.filter((pathname) => pathname === '/api/1/envelope/')).toHaveLength(1);
});

base('without a DSN nothing of the reporter is loaded, and no call is traced', async ({ page, signIn }) => {
  await signIn('jana');
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(request.url());
    if (request.headers()['sentry-trace']) requests.push('traced');
  });
  await page.goto('/en/statistics');
  await heading(page, 'Statistics');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /sentry|traced/.test(url))).toEqual([]);
});
