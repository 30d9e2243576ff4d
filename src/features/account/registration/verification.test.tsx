// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { takeLinkSecrets } from '@/routing/address/link-secrets';
import { findByUsername } from '@mocks/db/rows';
import { DAY, NOW } from '@mocks/db/state.fixture';
import type { TestBackend } from '@mocks/node';
import { holdRequests, openApp, type OpenAppOptions, useOpenApp } from '@tests/setup/open-app';

useOpenApp();

const getNovaLink = ({ outbox }: TestBackend): string => outbox('nova@example.com')[0]?.link ?? '';
const openLink = (options: OpenAppOptions = {}) => openApp(getNovaLink, options);

const isVerified = ({ store }: TestBackend): boolean | undefined =>
  findByUsername(store.state, 'nova')?.email_verified;

const setVerified = ({ store }: TestBackend, username: string, isEmailVerified: boolean): void =>
  store.mutate((state) => {
    const user = findByUsername(state, username);
    if (user) user.email_verified = isEmailVerified;
  });

describe('the link of the verification mail', () => {
  it('verifies once even if the screen is mounted twice, shows progress, and removes the secrets from the address', async () => {
    const releaseVerification = holdRequests('verify-email');
    const { backend, at, requests, user } = await openLink({ isStrict: true });
    const runningText = await screen.findByText('Ověřujeme váš e-mail…');
    expect(runningText.closest('[role=status]')).not.toBeNull();
    releaseVerification();
    expect((await screen.findByText('E-mail je ověřený')).closest('[role=status]')).not.toBeNull();
    expect(runningText.isConnected).toBe(false);
    expect(at()).toBe('/verifikace-emailu');
    expect(isVerified(backend)).toBe(true);
    await user.click(screen.getByRole('link', { name: 'EN English' }));
    await screen.findByText('Your email address is verified');
    expect(requests('verify-email')).toEqual([expect.stringMatching('POST /api/user/verify-email')]);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/en/login');
  });

  it.each<[string, OpenAppOptions, string, string, string]>([
    [
      'succeeds when opened again',
      { prepare: (backend) => setVerified(backend, 'nova', true) },
      'E-mail už máte ověřený',
      'Přihlásit se k účtu',
      '/prihlaseni',
    ],
    [
      'leads a signed-in person to the matches',
      { as: 'jana' },
      'Přihlašovat se nemusíte, můžete rovnou na zápasy.',
      'Přejít na zápasy',
      '/',
    ],
  ])('%s', async (_, options, text, name, href) => {
    await openLink(options);
    expect(await screen.findByText(text)).toBeDefined();
    expect(within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('refetches a session with an unverified address', async () => {
    const app = await openApp('/', { as: 'jana', prepare: (backend) => setVerified(backend, 'jana', false) });
    await screen.findByRole('button', { name: 'Nabídka účtu: Jana Nováková' });
    const getSession = () => app.auth.getSnapshot().session;
    expect(getSession()?.user.email_verified).toBe(false);
    // The link belongs to another person; the session's own address was verified elsewhere.
    setVerified(app.backend, 'jana', true);
    takeLinkSecrets(new URL(getNovaLink(app.backend), window.location.origin).search);
    await app.go('/verifikace-emailu');
    await screen.findByText('E-mail je ověřený');
    await waitFor(() => expect(getSession()?.user.email_verified).toBe(true));
    // Home must not take the link for one that confirms participation.
    await app.go('/');
    await screen.findByRole('heading', { level: 1, name: 'Zápasy' });
    expect(screen.queryByText('Odkaz není platný')).toBeNull();
  });

  it('offers a new link when it has expired', async () => {
    vi.setSystemTime(NOW - 2 * DAY);
    const { backend, user, requests } = await openLink({ prepare: () => void vi.setSystemTime(NOW) });
    expect((await screen.findByText('Odkaz vypršel')).closest('[role=alert]')).not.toBeNull();
    await user.type(screen.getByLabelText('E-mail, který jste zadali při registraci'), 'nova{Enter}');
    expect(screen.getByText('E-mail má mít tvar jmeno@example.cz. Zkontrolujte ho prosím.')).toBeDefined();
    expect(requests('resend')).toEqual([]);
    await user.keyboard('@example.com');
    await user.click(screen.getByRole('button', { name: 'Poslat odkaz znovu' }));
    await screen.findByText('Pokud k tomuto e-mailu patří neověřený účet, odkaz je na cestě.');
    expect(backend.outbox('nova@example.com')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Poslat znovu (za 60\u00A0s)' })).toBeDefined();
  });

  it.each([
    ['is refused when a part is missing', '/verifikace-emailu?uid=NQ&token=cut', 'Odkaz není platný', 1],
    [
      'is refused with the secret of another person',
      '/en/verify-email?uid=MQ&token=c2VlZC12ZXJpZnktbm92YQ',
      'The link isn’t valid',
      1,
    ],
    ['is asked for when the address has no secrets', '/verifikace-emailu', 'Otevřete odkaz z e-mailu', 0],
  ])('%s', async (_, address, text, callCount) => {
    const { backend, requests } = await openApp(address);
    expect(await screen.findByText(text)).toBeDefined();
    // Resending is the primary action; a person with a verified address can sign in.
    const main = within(screen.getByRole('main'));
    const resendButton = main.getByRole('button', { name: /^(Poslat odkaz znovu|Send the link again)$/ });
    expect(resendButton.className.split(' ')).toContain('bg-primary');
    expect(main.getByRole('link', { name: /^(Přihlásit se k účtu|Sign in)$/ })).toBeDefined();
    expect(isVerified(backend)).toBe(false);
    expect(requests('verify-email')).toHaveLength(callCount);
  });

  it.each(['status', 'reset'] as const)('is retried only by a press after a failure (%s)', async (kind) => {
    const { backend, user, requests } = await openLink({
      faults: [{ target: 'verifyEmail', kind, times: 1 }],
    });
    await screen.findByText('Ověření se nepodařilo dokončit');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(requests('verify-email')).toHaveLength(1);
    const statusRegion = screen.getByRole('main').querySelector('[role=status]');
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect(statusRegion?.contains(await screen.findByText('E-mail je ověřený'))).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(isVerified(backend)).toBe(true));
  });
});
