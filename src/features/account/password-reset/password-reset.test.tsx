// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HOUR, NOW } from '@mocks/db/state.fixture';
import type { TestBackend } from '@mocks/node';
import { openApp, type OpenedApp, type OpenAppOptions, useOpenApp } from '@tests/setup/open-app';

useOpenApp();

describe('the request for a reset link', () => {
  const getEmailField = (): HTMLInputElement => screen.getByLabelText('E-mail');

  async function requestLink({ user }: OpenedApp, address: string): Promise<void> {
    await user.type(getEmailField(), address);
    await user.click(screen.getByRole('button', { name: 'Poslat odkaz' }));
  }

  it('shows the same screen for every address, and sends an e-mail only to the address of an account', async () => {
    const screenTexts: string[] = [];
    for (const address of ['jana@example.com', 'nobody@example.com']) {
      const app = await openApp('/zapomenute-heslo');
      await requestLink(app, address);
      await screen.findByRole('heading', { level: 2, name: 'Podívejte se do e-mailu' });
      expect(document.activeElement?.textContent).toContain('Podívejte se do e-mailu');
      screenTexts.push(app.at() + screen.getByRole('main').textContent.replace(address, '…'));
      const mails = app.backend.outbox(address).filter(({ kind }) => kind === 'reset_password');
      expect(mails).toHaveLength(address.startsWith('jana') ? 1 : 0);
      app.close();
    }
    expect(screenTexts[0]).toBe(screenTexts[1]);
    expect(screenTexts[0]).toContain('Pokud k adrese … patří účet');
  });

  it('can be repeated after a minute, or made for another address', async () => {
    const app = await openApp('/zapomenute-heslo');
    await requestLink(app, 'jana@example.com');
    await screen.findByRole('button', { name: 'Poslat znovu (za 60\u00A0s)' });
    const heading = screen.getByRole('heading', { level: 2, name: 'Podívejte se do e-mailu' });
    expect(document.activeElement).toBe(heading.closest('[tabindex]'));
    vi.setSystemTime(NOW + 60_000);
    await app.user.click(await screen.findByRole('button', { name: 'Poslat odkaz znovu' }));
    await screen.findByRole('button', { name: 'Poslat znovu (za 60\u00A0s)' });
    expect(app.requests('password-reset-request')).toHaveLength(2);
    await app.user.click(screen.getByRole('button', { name: 'Použít jiný e-mail' }));
    expect([getEmailField().value, document.activeElement]).toEqual(['', getEmailField()]);
    // The cooldown belongs to one address.
    await app.user.keyboard('alex@example.com{Enter}');
    await screen.findByText(/alex@example\.com/);
    expect(app.requests('password-reset-request')).toHaveLength(3);
  });
});

describe('a new password', () => {
  const getPasswordField = (name = 'Nové heslo'): HTMLInputElement => screen.getByLabelText(name);

  async function requestResetLink({ send, outbox }: TestBackend): Promise<string> {
    await send('POST', '/api/user/password-reset-request', { email: 'jana@example.com' });
    const link = outbox('jana@example.com')[0]?.link;
    if (!link) throw new Error('No mail was sent.');
    return link;
  }

  const openLink = (options: OpenAppOptions = {}): Promise<OpenedApp> => openApp(requestResetLink, options);

  async function setPassword({ user }: OpenedApp, text: string): Promise<void> {
    await user.type(getPasswordField(), text);
    await user.click(screen.getByRole('button', { name: 'Nastavit heslo' }));
  }

  it('is validated and sent unchanged; the secrets leave the URL, and the person is not signed in', async () => {
    const app = await openLink();
    expect(app.at()).toBe('/obnoveni-hesla');
    expect([getPasswordField().type, getPasswordField().autocomplete]).toEqual(['password', 'new-password']);
    const statusRegion = screen.getByRole('main').querySelector('[role=status]');
    await app.user.click(getPasswordField());
    for (const [text, message] of [
      ['', 'Zvolte si prosím heslo.'],
      ['krátké', 'Heslo musí mít aspoň 8 znaků.'],
      ['x'.repeat(129), 'Heslo smí mít nejvýš 128 znaků.'],
    ] as const) {
      await app.user.clear(getPasswordField());
      if (text) await app.user.paste(text);
      await app.user.keyboard('{Enter}');
      expect(screen.getByText(message)).toBeDefined();
      expect(getPasswordField().getAttribute('aria-invalid')).toBe('true');
    }
    expect(app.requests()).toEqual([]);
    await app.user.clear(getPasswordField());
    await setPassword(app, '  nové heslo  ');
    expect(statusRegion?.contains(await screen.findByText('Heslo je změněné'))).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(document.cookie).not.toContain('token');
    expect(app.requests('session')).toEqual([]);
    await app.user.click(screen.getByRole('link', { name: 'Přihlásit se k účtu' }));
    await app.user.type(await screen.findByLabelText('Uživatelské jméno'), 'jana');
    await app.user.type(screen.getByLabelText('Heslo'), 'nové heslo{Enter}');
    await screen.findByText('Uživatelské jméno nebo heslo nesouhlasí. Zkuste to prosím znovu.');
    await app.user.clear(screen.getByLabelText('Heslo'));
    await app.user.type(screen.getByLabelText('Heslo'), '  nové heslo  {Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Zápasy' });
    expect(app.at()).toBe('/');
  });

  it('is refused with an expired link, and a new link is offered', async () => {
    const app = await openLink();
    vi.setSystemTime(NOW + HOUR + 1);
    await setPassword(app, 'nové heslo');
    expect((await screen.findByText('Odkaz vypršel')).closest('[role=alert]')).not.toBeNull();
    expect(
      screen.getByText('Platí jen hodinu. Nechte si poslat nový, heslo zatím zůstává stejné.'),
    ).toBeDefined();
    expect(screen.queryByLabelText('Nové heslo')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    const link = screen.getByRole('link', { name: 'Poslat nový odkaz' });
    expect(link.getAttribute('href')).toBe('/zapomenute-heslo');
  });

  it('is refused with a used link', async () => {
    const app = await openLink({
      prepare: ({ store }) =>
        store.mutate((state) => {
          for (const row of state.links) row.used = true;
        }),
    });
    await setPassword(app, 'nové heslo');
    expect(await screen.findByText('Odkaz už jste použili')).toBeDefined();
    expect(screen.getByText(/^Nové heslo už platí/)).toBeDefined();
    // A used link has set a password, so signing in is the primary action.
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Přihlásit se k účtu', 'Poslat nový odkaz']);
    expect(links.map(({ className }) => className.split(' ').includes('bg-primary'))).toEqual([true, false]);
    expect(links[0]?.getAttribute('href')).toBe('/prihlaseni');
  });

  it('is refused with an incomplete link, and a new e-mail is offered', async () => {
    const app = await openApp('/obnoveni-hesla?uid=MQ&token=cut');
    await setPassword(app, 'nové heslo');
    expect(await screen.findByText('Odkaz není platný')).toBeDefined();
    expect(screen.getByText(/^Možná se zkopírovala jen jeho část/)).toBeDefined();
    app.close();
    const { requests } = await openApp('/en/reset-password?uid=MQ');
    expect(screen.getByText('Open the link from the email')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toBeDefined();
    expect(requests()).toEqual([]);
  });
});
