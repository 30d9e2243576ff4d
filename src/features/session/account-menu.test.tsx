// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toasts } from '@/components/toasts/toasts';
import en from '@/i18n/en';
import { listen } from '@/lib/browser/listen';
import { expectConsole } from '@tests/setup/console';
import { holdRequests, openApp, type OpenAppOptions, useOpenApp } from '@tests/setup/open-app';
import { signOut } from '@tests/setup/sign-out';

useOpenApp();

const openHome = (options: OpenAppOptions = {}, address = '/') =>
  openApp(address, { as: 'jana', matches: [{ title: 'Futsal' }], ...options });

const getTokenCookies = (): string[] =>
  document.cookie.split('; ').filter((cookie) => cookie.includes('token'));

it('the account menu names the person, opens a screen by two quick presses of Enter, and focuses its heading', async () => {
  const { user, at } = await openHome();
  const button = await screen.findByRole('button', { name: 'Nabídka účtu: Jana Nováková' });
  button.focus();
  const focusedRoles: unknown[] = [];
  const stop = listen(document, ['focusin'], ({ target }: FocusEvent) =>
    focusedRoles.push((target as Element).getAttribute('role')),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focusedRoles).toEqual(['menuitem']));
  stop();
  expect(screen.getByRole('menu', { name: 'Nabídka účtu' }).textContent).toContain(
    'Jana Novákovájana@example.com',
  );
  const getHref = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href');
  const hrefs = ['Můj profil', 'Upravit profil', 'Moje statistiky'].map(getHref);
  expect(hrefs).toEqual(['/profil', '/profil/upravit', '/statistiky']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(at()).toBe('/profil'));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Profil' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByRole('menu')).toBeNull();
});

describe('signing out', () => {
  it('opens Home at once, removes all stored data and notifies the backend', async () => {
    const app = await openHome({ faults: [{ target: 'logout', kind: 'delay', delay_ms: 300 }] }, '/detail/1');
    await signOut(app.user);
    await screen.findByRole('link', { name: 'Založit účet' });
    expect([app.at(), getTokenCookies()]).toEqual(['/', []]);
    expect(document.body.textContent).not.toMatch(/Futsal|Jana/);
    await waitFor(() => expect(app.requests('logout')).toEqual(['POST /api/user/logout']));
    await waitFor(() => expect(app.backend.store.state.sessions).toEqual([]));
    const requestCount = app.requests().length;
    app.router.history.back();
    await screen.findByRole('link', { name: 'Založit účet' });
    expect(app.requests()).toHaveLength(requestCount);
  });

  it('on Home gives the focus, which was in the menu, to the heading of Home without a session, and then says so', async () => {
    const { user } = await openHome();
    const focusAtMessage = vi.fn<(text?: string | null) => void>();
    const stop = toasts.subscribe(() => focusAtMessage(document.activeElement?.textContent));
    await signOut(user);
    await waitFor(() => expect(focusAtMessage).toHaveBeenCalled());
    expect(focusAtMessage).toHaveBeenCalledWith('Hrajem. Jdete taky?');
    stop();
  });

  it('opens the partner’s page for a person who came through a partner', async () => {
    const app = await openHome({ as: 'alex' }, '/en');
    await app.user.click(await screen.findByRole('button', { name: 'Account menu: Alex Turner' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await screen.findByRole('heading', { level: 1, name: 'Goodbye' });
    expect([app.at(), getTokenCookies()]).toEqual(['/en/partner/sokol-brno', []]);
    expect(screen.getByText(en.partner.signedOut)).toBeDefined();
    expect(screen.getByText(/You came to us through Sokol Brno/)).toBeDefined();
    await app.go('/en/partner/other');
    expect(screen.getByText(en.partner.thanks)).toBeDefined();
    expect(screen.getByRole('link', { name: en.login.again })).toBeDefined();
  });

  it('shows no data of the former person to the next one', async () => {
    const app = await openHome({}, '/?mine=1');
    await signOut(app.user);
    await app.user.click((await screen.findAllByRole('link', { name: 'Přihlásit se k účtu' }))[0]!);
    await app.user.type(await screen.findByLabelText('Uživatelské jméno'), 'alex');
    const releaseList = holdRequests('upcoming');
    await app.user.type(screen.getByLabelText('Heslo'), 'hrajem-alex{Enter}');
    await screen.findByRole('region', { name: 'Filtry zápasů' });
    expect(screen.getByText('Načítáme…')).toBeDefined();
    expect(screen.queryByText('Futsal')).toBeNull();
    releaseList();
    await screen.findByText('Futsal');
    await screen.findByRole('button', { name: 'Nabídka účtu: Alex Turner' });
    expect(app.at()).toBe('/');
    expect(document.body.textContent).not.toContain('Jana');
    expect(app.requests('GET /api/user/profile')).toHaveLength(2);
  });
});

describe('a session that fails to load', () => {
  const brokenSessionOptions: OpenAppOptions = { faults: [{ target: 'getSession', kind: 'status' }] };

  it('can be retried from the account menu, which then stays closed', async () => {
    expectConsole('error', 'ProblemError');
    const app = await openHome(brokenSessionOptions);
    await app.user.click(
      await screen.findByRole('button', { name: 'Nabídka účtu: Účet se nepodařilo načíst' }),
    );
    const retryItem = await screen.findByRole('menuitem', { name: 'Zkusit znovu' });
    app.backend.faults.clear();
    await app.user.click(retryItem);
    await screen.findByText('Futsal');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nabídka účtu: Jana Nováková' }));
  });

  it('can be ended from the menu and from the error on the screen', async () => {
    expectConsole('error', 'ProblemError');
    const firstApp = await openHome(brokenSessionOptions);
    await signOut(firstApp.user);
    await screen.findByRole('link', { name: 'Založit účet' });
    expect(getTokenCookies()).toEqual([]);
    firstApp.close();
    const secondApp = await openHome(brokenSessionOptions);
    const alert = await screen.findByRole('alert');
    await secondApp.user.click(within(alert).getByRole('button', { name: 'Odhlásit se z účtu' }));
    await screen.findByRole('link', { name: 'Založit účet' });
    expect(getTokenCookies()).toEqual([]);
  });
});
