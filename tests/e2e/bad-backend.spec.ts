import { locales } from '@/lib/locale';
import type { Fault } from './support/backend';
import { openMatch } from './support/choose-match';
import { matchParts, message } from './support/match-page';
import { pageTitle } from './support/page-title';
import { signInForm } from './support/sign-in-form';
import { expect, test } from './support/test';
import { words } from './support/words';

type Kind = '500' | 'html' | 'broken JSON' | 'empty object' | 'reset';

const faults: Record<Kind, (target: string) => Fault> = {
  '500': (target) => ({ target, kind: 'status', status: 500 }),
  html: (target) => ({ target, kind: 'html' }),
  'broken JSON': (target) => ({ target, kind: 'broken_json' }),
  'empty object': (target) => ({ target, kind: 'empty_object' }),
  reset: (target) => ({ target, kind: 'reset' }),
};

const kinds = Object.keys(faults) as Kind[];

/** What the browser and the app write to the console about such answers. */
const complaints = /Failed to load resource|MalformedResponseError|NetworkError|ProblemError|got no answer/;

const loginPath = { cs: '/prihlaseni', en: '/en/login' };

for (const locale of locales) {
  const { LL } = words[locale];
  const reasons: Record<Kind, string> = {
    '500': LL.problems.codes.internal_error(),
    html: LL.problems.malformed(),
    'broken JSON': LL.problems.malformed(),
    'empty object': LL.problems.malformed(),
    reset: LL.problems.unreachable(),
  };

  for (const kind of kinds) {
    test(`login, list, joining and match answer ${kind} (${locale})`, async ({
      page,
      backend,
      browserLog,
    }) => {
      browserLog.allow(complaints);
      const reason = reasons[kind];
      const match = await openMatch(backend, 'jana');
      const { join, link, row, roster } = matchParts(page, locale, match);
      const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /./ });
      const retry = alert.getByRole('button', { name: LL.common.actions.retry() });
      const form = signInForm(page, locale);
      const fail = (target: string) => backend.misbehave(faults[kind](target));

      await fail('login');
      await page.goto(loginPath[locale]);
      await form.send('jana', 'hrajem-jana');
      await expect(alert).toHaveText(reason);
      await expect(form.username).toHaveValue('jana');
      await expect(form.password).toHaveValue('hrajem-jana');

      await fail('getUpcomingMatches');
      await form.submit.click();
      await expect(alert).toContainText(LL.common.states.loadFailed());
      await expect(alert).toContainText(reason);
      await fail('joinMatch');
      await retry.click();
      await expect(link).toBeVisible();

      await join.click();
      await expect(message(page, LL.matches.joinFailed({ title: match.title, reason }))).toBeVisible();
      await expect(row).not.toContainText(LL.matches.row.joined());
      await fail('getMatch');
      await join.click();
      await expect(message(page, LL.matches.joined({ title: match.title }))).toBeVisible();
      expect(
        (await backend.matches('jana')).find(({ id }) => id === match.id)?.my_participation,
      ).not.toBeNull();

      // Joining has brought the whole match; a fresh page has only what the list knows.
      await page.goto(locale === 'cs' ? '/' : '/en');
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(match.title);
      await expect(alert).toContainText(reason);
      await backend.heal();
      await retry.click();
      await expect(roster.getByRole('listitem')).toHaveCount(match.participants_count + 1);
    });
  }

  test(`a server that is gone: login and joining (${locale})`, async ({
    page,
    server,
    backend,
    browserLog,
  }) => {
    browserLog.allow(complaints);
    const reason = LL.problems.unreachable();
    const match = await openMatch(backend, 'jana');
    const { join, row } = matchParts(page, locale, match);
    const form = signInForm(page, locale);
    await page.goto(loginPath[locale]);
    await form.username.fill('jana');
    await form.password.fill('hrajem-jana');
    await server.crash();
    await form.submit.click();
    await expect(form.alert).toHaveText(reason);
    await expect(form.username).toHaveValue('jana');
    await expect(form.password).toHaveValue('hrajem-jana');
    await server.restart();
    await form.submit.click();
    await expect(join).toBeVisible();

    await server.crash();
    await join.click();
    await expect(message(page, LL.matches.joinUnknown({ title: match.title }))).toBeVisible();
    await expect(row).not.toContainText(LL.matches.row.joined());
    await server.restart();
    await join.click();
    await expect(row).toContainText(LL.matches.row.joined());
  });

  test(`a server that is gone: the list (${locale})`, async ({
    page,
    server,
    backend,
    signIn,
    browserLog,
  }) => {
    browserLog.allow(complaints);
    const alert = page.getByRole('main').getByRole('alert');
    const retry = alert.getByRole('button', { name: LL.common.actions.retry() });
    await signIn('jana');
    // The page itself must come before the server goes.
    await backend.misbehave(faults.html('getUpcomingMatches'));
    await page.goto(locale === 'cs' ? '/' : '/en');
    await expect(alert).toContainText(LL.problems.malformed());
    await server.crash();
    await retry.click();
    await expect(alert).toContainText(LL.problems.unreachable());
    await server.restart();
    await retry.click();
    await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  });

  test(`offline: a bar says so, what was typed stays, and all is well again (${locale})`, async ({
    page,
    context,
    backend,
    browserLog,
  }) => {
    browserLog.allow(complaints);
    const match = await openMatch(backend, 'jana');
    const { join, row } = matchParts(page, locale, match);
    const bar = page.getByRole('status').filter({ hasText: LL.common.states.offline() });
    const form = signInForm(page, locale);
    await page.goto(locale === 'cs' ? '/prihlaseni' : '/en/login');
    await form.username.fill('jana');
    await form.password.fill('hrajem-jana');
    await context.setOffline(true);
    await expect(bar).toBeVisible();
    await form.submit.click();
    await expect(form.alert).toHaveText(LL.problems.offline());
    await expect(form.username).toHaveValue('jana');
    await context.setOffline(false);
    await expect(bar).toBeHidden();
    await form.submit.click();
    await expect(join).toBeVisible();

    await context.setOffline(true);
    await join.click();
    const reason = LL.problems.offline();
    await expect(message(page, LL.matches.joinFailed({ title: match.title, reason }))).toBeVisible();
    await expect(row).not.toContainText(LL.matches.row.joined());
    await context.setOffline(false);
    await join.click();
    await expect(row).toContainText(LL.matches.row.joined());
  });

  test(`slow: a skeleton, then the list; too slow: it says so (${locale})`, async ({
    page,
    backend,
    signIn,
    browserLog,
  }) => {
    browserLog.allow(/TimeoutError|took more than/);
    await signIn('jana');
    await backend.misbehave({ target: 'getUpcomingMatches', kind: 'delay', delay_ms: 1500, times: 1 });
    await page.goto(locale === 'cs' ? '/' : '/en');
    await expect(page.getByRole('main').getByText(LL.common.states.loading())).toBeAttached();
    await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);

    await backend.misbehave({ target: 'getUpcomingMatches', kind: 'delay', delay_ms: 60_000, times: 1 });
    await page.clock.install();
    await page.reload();
    await expect(page.getByRole('main').getByText(LL.common.states.loading())).toBeAttached();
    await page.clock.fastForward(16_000);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(LL.problems.timeout());
    await backend.heal();
    await alert.getByRole('button', { name: LL.common.actions.retry() }).click();
    await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  });

  test(`a session that cannot be loaded shows a retry and keeps the cookies (${locale})`, async ({
    page,
    context,
    backend,
    signIn,
    browserLog,
  }) => {
    browserLog.allow(complaints);
    await signIn('jana');
    await backend.misbehave({ target: 'getSession', kind: 'status', status: 503 });
    await page.goto(locale === 'cs' ? '/statistiky' : '/en/statistics');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.errors.server.title());
    await expect(page).toHaveTitle(pageTitle(LL.errors.server.title()));
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['access_token', 'refresh_token']));
    await backend.heal();
    await page.getByRole('main').getByRole('button', { name: LL.errors.server.retry() }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      locale === 'cs' ? 'Statistiky' : 'Statistics',
    );
  });
}
