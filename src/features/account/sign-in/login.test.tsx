// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NOW } from '@mocks/db/state.fixture';
import { expectConsole } from '@tests/setup/console';
import { openApp, type OpenedApp, useOpenApp } from '@tests/setup/open-app';
import { planMatches } from '@tests/setup/plan-matches';

useOpenApp();

const labels = {
  cs: { username: 'Uživatelské jméno', password: 'Heslo', submit: 'Přihlásit se k účtu' },
  en: { username: 'Username', password: 'Password', submit: 'Sign in' },
};

const getUsernameField = (name = labels.cs.username): HTMLInputElement => screen.getByLabelText(name);
const getPasswordField = (name = labels.cs.password): HTMLInputElement => screen.getByLabelText(name);

async function signIn({ user, at }: OpenedApp, username: string, password: string): Promise<void> {
  const formLabels = at().startsWith('/en') ? labels.en : labels.cs;
  if (username) await user.type(getUsernameField(formLabels.username), username);
  if (password) await user.type(getPasswordField(formLabels.password), password);
  await user.click(screen.getByRole('button', { name: formLabels.submit }));
}

const findAlert = async (text: string): Promise<HTMLElement> => {
  const message = await screen.findByText(text);
  expect(message.closest('[role=alert]')).not.toBeNull();
  return message;
};

const errorOf = (field: HTMLElement): string | undefined => {
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

describe('signing in', () => {
  it('opens Home, once the focus has left the form, and stores both tokens', async () => {
    const app = await openApp('/prihlaseni', { prepare: (backend) => planMatches(backend, []) });
    const focusAtLeaving = vi.fn<(attributes?: string[]) => void>();
    app.router.subscribe('onBeforeNavigate', () =>
      focusAtLeaving(document.activeElement?.getAttributeNames()),
    );
    await signIn(app, 'jana', 'hrajem-jana');
    await screen.findByRole('heading', { level: 1, name: 'Zápasy' });
    expect(focusAtLeaving).toHaveBeenCalledWith(expect.arrayContaining(['data-silent']));
    expect([app.at(), app.router.history.canGoBack()]).toEqual(['/', false]);
    expect(document.cookie).toMatch(/access_token=ey.*refresh_token=ey|refresh_token=ey.*access_token=ey/);
    expect(app.requests('/api/user/')).toEqual([
      'POST /api/user/login',
      'GET /api/user/session',
      'GET /api/user/profile',
    ]);
  });

  it('opens the requested page in its language', async () => {
    const app = await openApp('/en/login?next=%2Fen%2Fdetail%2F1', {
      prepare: (backend) => planMatches(backend, [{ title: 'Futsal' }]),
    });
    expect(screen.getByText(/has invited you to a match/)).toBeDefined();
    await signIn(app, 'jana', 'hrajem-jana');
    await screen.findByRole('heading', { level: 1, name: 'Futsal' });
    expect(app.at()).toBe('/en/detail/1');
    expect(app.router.history.canGoBack()).toBe(false);
  });

  it.each([
    ['/prihlaseni?next=%2Fprofil', /^Server vaše údaje přijal, ale přihlášení/],
    ['/en/login?next=%2Fen%2Fprofile', /^The server took your details, but not the sign-in/],
  ])('at %s says that the server refuses the sign-in that it has just given', async (address, text) => {
    const app = await openApp(address);
    const { fetch } = globalThis;
    // A proxy that strips the header.
    vi.stubGlobal('fetch', (url: string, { headers, ...init }: RequestInit) => {
      const passedHeaders = new Headers(headers);
      passedHeaders.delete('Authorization');
      return fetch(url, { ...init, headers: passedHeaders });
    });
    await signIn(app, 'jana', 'hrajem-jana');
    const message = await screen.findByText(text);
    expect(message.closest('[role=alert]')).not.toBeNull();
    expect(app.at()).toBe(address);
    expect(document.cookie).not.toContain('_token=ey');
  });

  it('requires both fields before any request', async () => {
    const app = await openApp('/prihlaseni');
    await signIn(app, '', '');
    expect(errorOf(getUsernameField())).toBe('Vyplňte prosím uživatelské jméno.');
    expect(errorOf(getPasswordField())).toBe('Vyplňte prosím heslo.');
    await waitFor(() => expect(document.activeElement).toBe(getUsernameField()));
    await app.user.keyboard('jana');
    expect(getUsernameField().getAttribute('aria-invalid')).toBeNull();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(getPasswordField()));
    expect(app.requests()).toEqual([]);
  });

  it('supports password managers, shows the password on request, and links to registration and password reset', async () => {
    const { user } = await openApp('/en/login?next=%2Fen%2Fprofile');
    expect(getUsernameField('Username').autocomplete).toBe('username');
    expect(getPasswordField('Password').autocomplete).toBe('current-password');
    const field = getPasswordField('Password');
    await user.type(field, ' hrajem ');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect([field.type, field.value]).toEqual(['password', ' hrajem ']);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Create an account')).toBe('/en/registration?next=%2Fen%2Fprofile');
    expect(hrefOf('Forgot your password?')).toBe('/en/forgot-password');
  });

  it('does not fail when only the session fails to load: the next screen shows that error', async () => {
    expectConsole('error', 'ProblemError');
    const app = await openApp('/prihlaseni', { faults: [{ target: 'getSession', kind: 'status' }] });
    await signIn(app, 'jana', 'hrajem-jana');
    await screen.findByRole('heading', { name: 'Teď se to nenačetlo' });
    expect(app.at()).toBe('/');
    app.backend.faults.clear();
    await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Zkusit znovu' }));
    await screen.findByRole('region', { name: 'Filtry zápasů' });
  });
});

describe('a refused sign-in', () => {
  it('focuses the username when it is an e-mail address', async () => {
    await signIn(await openApp('/prihlaseni'), 'jana@example.com', 'hrajem-jana');
    await screen.findByText(/^Zadejte uživatelské jméno, ne e-mail\./);
    await waitFor(() => expect(document.activeElement).toBe(getUsernameField()));
  });

  it('shows the reason and keeps the values', async () => {
    const app = await openApp('/en/login');
    await signIn(app, 'jana', 'wrong');
    await findAlert('The username or password is wrong. Please try again.');
    const field = getPasswordField(labels.en.password);
    expect([getUsernameField(labels.en.username).value, field.value]).toEqual(['jana', 'wrong']);
    expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([field, 0, 5]);
    expect(app.at()).toBe('/en/login');
  });

  it('offers to send the verification link again when the e-mail address is unverified', async () => {
    const app = await openApp('/prihlaseni');
    await signIn(app, 'nova', 'hrajem-nova');
    await findAlert('E-mail ještě nemáte ověřený. Otevřete odkaz, který jsme vám poslali.');
    const earlierMailCount = app.backend.outbox('nova@example.com').length;
    await app.user.type(
      screen.getByLabelText('E-mail, který jste zadali při registraci'),
      'nova@example.com',
    );
    await app.user.click(screen.getByRole('button', { name: 'Poslat odkaz znovu' }));
    await screen.findByText('Pokud k tomuto e-mailu patří neověřený účet, odkaz je na cestě.');
    expect(app.backend.outbox('nova@example.com')).toHaveLength(earlierMailCount + 1);
    expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '')).toEqual([]);
  });

  it('shows one error when the verification link cannot be sent, and removes the form for it after another refusal', async () => {
    const app = await openApp('/prihlaseni', {
      faults: [{ target: 'resendVerificationEmail', kind: 'status', status: 500 }],
    });
    await signIn(app, 'nova', 'hrajem-nova');
    const field = await screen.findByLabelText('E-mail, který jste zadali při registraci');
    await app.user.type(field, 'nova@example.com{Enter}');
    await findAlert('Chyba je u nás, zkuste to za chvíli.');
    expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')).toHaveLength(1);
    await signIn(app, 'nova', 'jiné');
    await waitFor(() => expect(field.isConnected).toBe(false));
  });
});

describe('the one-time code', () => {
  const getCodeField = (): HTMLInputElement => screen.getByLabelText('Jednorázový kód');

  async function openCodeStep(username = 'tomas'): Promise<OpenedApp & { code: string }> {
    const app = await openApp('/prihlaseni');
    await signIn(app, username, 'hrajem-tomas');
    await screen.findByRole('heading', { level: 1, name: 'Zadejte kód z e-mailu' });
    const code = app.backend.outbox('tomas@example.com')[0]?.code;
    if (!code) throw new Error('No code was sent.');
    return { ...app, code };
  }

  it('is asked for with the time until which it is valid, and signs in', async () => {
    const { user, code, at } = await openCodeStep();
    expect(screen.getByText('Poslali jsme vám šestimístný kód. Platí do 18:10.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(getCodeField()));
    expect([getCodeField().autocomplete, getCodeField().inputMode]).toEqual(['one-time-code', 'numeric']);
    await user.paste(` ${code.slice(0, 3)} ${code.slice(3)}x`);
    expect(getCodeField().value).toBe(code);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Zápasy' });
    expect(at()).toBe('/');
  });

  it('is validated, shows an error when wrong, and may have Arabic digits', async () => {
    const { user, code, requests } = await openCodeStep(' tomas\u00A0');
    await user.keyboard('12345{Enter}');
    expect(errorOf(getCodeField())).toBe('Kód má šest číslic.');
    expect(requests('verify-otp')).toEqual([]);
    await user.clear(getCodeField());
    await user.keyboard(`${code === '000000' ? '111111' : '000000'}{Enter}`);
    await findAlert('Kód nesouhlasí. Opište šest číslic z posledního e-mailu.');
    expect([getCodeField().selectionStart, getCodeField().selectionEnd]).toEqual([0, 6]);
    await user.keyboard(`${code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Zápasy' })).toBeDefined();
  });

  it('is refused when it has expired, and the username is kept for the next attempt', async () => {
    const { user, code } = await openCodeStep();
    vi.setSystemTime(NOW + 11 * 60_000);
    await user.keyboard(`${code}{Enter}`);
    await findAlert('Platnost kódu skončila. Přihlaste se znovu a pošleme vám nový.');
    const restartButton = screen.getByRole('button', { name: 'Přihlásit se znovu' });
    expect(document.activeElement).toBe(restartButton);
    expect(screen.queryByRole('button', { name: 'Potvrdit kód' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kód už neplatí');
    await user.click(restartButton);
    expect([getUsernameField().value, getPasswordField().value]).toEqual(['tomas', '']);
    expect(document.activeElement).toBe(getPasswordField());
  });
});
