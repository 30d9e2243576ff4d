// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findByUsername } from '@mocks/db/rows';
import { openApp, type OpenedApp, useOpenApp } from '@tests/setup/open-app';

useOpenApp();

const labels = {
  username: 'Uživatelské jméno',
  email: 'E-mail',
  password: 'Heslo',
  first_name: 'Jméno',
  last_name: 'Příjmení',
  privacy_policy_accepted: 'Beru na vědomí zásady ochrany osobních údajů',
};

const getField = (name: keyof typeof labels): HTMLInputElement => screen.getByLabelText(labels[name]);

const getDescriptions = (element: HTMLElement): string[] =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

/** The error message of a field; undefined when it is not marked as invalid. */
const errorOf = (name: keyof typeof labels): string | undefined =>
  getField(name).getAttribute('aria-invalid') === 'true' ? getDescriptions(getField(name))[0] : undefined;

const getAnnouncements = (): string[] =>
  Array.from(document.querySelectorAll('form :is([aria-live], [role=status], [role=alert])'), (region) =>
    region.textContent.trim(),
  ).filter(Boolean);

const getErrors = (): (string | undefined)[] =>
  (Object.keys(labels) as (keyof typeof labels)[]).map((name) => errorOf(name));

const submit = ({ user }: OpenedApp): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Založit účet' }));

const validValues = {
  username: 'karla',
  email: 'karla@example.com',
  password: ' s mezerami ',
  first_name: 'Karla',
  last_name: 'Malá',
};

async function fillForm({ user }: OpenedApp, values: Partial<typeof validValues> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...validValues, ...values }))
    await user.type(getField(name as keyof typeof validValues), value);
  await user.click(getField('privacy_policy_accepted'));
}

describe('the form', () => {
  it('reports each missing field before any request', async () => {
    const app = await openApp('/registrace');
    await submit(app);
    await waitFor(() => expect(errorOf('username')).toBe('Vyplňte prosím uživatelské jméno.'));
    expect(getErrors().slice(1)).toEqual([
      'Vyplňte prosím e-mail.',
      'Zvolte si prosím heslo.',
      'Vyplňte prosím jméno.',
      'Vyplňte prosím příjmení.',
      'Zaškrtněte prosím, že berete zásady na vědomí.',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(getField('username')));
    expect(app.requests('POST')).toEqual([]);
    // Screen readers get the error of the focused field, and how many and which fields are wrong.
    await waitFor(() =>
      expect(getAnnouncements()).toEqual([
        expect.stringMatching(/^6 polí je potřeba opravit: Uživatelské jméno, E.mail, Heslo, /),
      ]),
    );
    await app.user.type(getField('username'), 'k');
    expect(getAnnouncements()).toEqual([]);
    await app.user.tab();
    await waitFor(() => expect(getAnnouncements()).toEqual([errorOf('username')]));
    const consentCheckbox = getField('privacy_policy_accepted');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Přečíst zásady' });
    expect(consentCheckbox.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(link.pathname).toBe('/zasady-ochrany-osobnich-udaju');
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  });

  it('validates a field on blur', async () => {
    const { user } = await openApp('/registrace');
    for (const [name, typedText, message] of [
      ['username', 'ab', 'Uživatelské jméno musí mít aspoň 3 znaky.'],
      ['username', 'Žofie', 'Použijte jen písmena bez háčků a čárek, číslice, tečku, podtržítko a pomlčku.'],
      ['username', 'a'.repeat(31), 'Uživatelské jméno smí mít nejvýš 30 znaků.'],
      ['email', 'karla@', 'E-mail má mít tvar jmeno@example.cz. Zkontrolujte ho prosím.'],
      ['password', '1234567', 'Heslo musí mít aspoň 8 znaků.'],
      ['first_name', 'a'.repeat(51), 'Jméno smí mít nejvýš 50 znaků.'],
      ['first_name', '\u200B', 'Vyplňte prosím jméno.'],
    ] as const) {
      await user.clear(getField(name));
      await user.paste(typedText);
      await user.tab();
      await waitFor(() => expect(errorOf(name)).toBe(message));
    }
  });

  it('keeps for the tab what was typed, except the password and the consent, until the account exists', async () => {
    const app = await openApp('/registrace');
    await fillForm(app);
    await app.user.type(screen.getByRole('combobox', { name: 'Město, kde hrajete' }), 'brno');
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem('visitor:registration') ?? '')).toMatchObject({
      city_id: expect.any(Number) as number,
    });
    await app.go('/');
    await app.go('/registrace');
    const keptValues = ['karla', 'karla@example.com', '', 'Karla', 'Malá'];
    const getValues = () =>
      (['username', 'email', 'password', 'first_name', 'last_name'] as const).map(
        (name) => getField(name).value,
      );
    await waitFor(() => expect(getValues()).toEqual(keptValues));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', 'Brno'));
    expect(getField('privacy_policy_accepted').checked).toBe(false);
    expect(JSON.stringify(sessionStorage)).not.toMatch(/mezerami/);
    await app.user.type(getField('password'), validValues.password);
    await app.user.click(getField('privacy_policy_accepted'));
    await submit(app);
    await screen.findByRole('heading', { level: 1, name: 'Podívejte se do e-mailu' });
    expect(JSON.stringify(sessionStorage)).not.toMatch(/Karla/);
  });

  it('keeps the values and translates the errors when the language changes', async () => {
    const { user } = await openApp('/registrace?next=%2Fprofil');
    await user.type(getField('username'), 'ab');
    await user.tab();
    await waitFor(() => expect(errorOf('username')).toBeDefined());
    await user.type(screen.getByRole('combobox', { name: 'Město, kde hrajete' }), 'zdar nad');
    await user.click(await screen.findByRole('option', { name: /^Žďár/ }));
    await user.click(getField('privacy_policy_accepted'));
    await user.click(screen.getByRole('link', { name: 'EN English' }));
    await screen.findByRole('heading', { level: 1, name: 'Create an account' });
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'Žďár nad Sázavou');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
    const input = screen.getByLabelText<HTMLInputElement>('Username');
    expect(input.value).toBe('ab');
    expect(getDescriptions(input)[0]).toBe('Use at least 3 characters.');
    const loginLink = screen.getByRole('link', { name: 'Sign in' });
    expect(loginLink.getAttribute('href')).toBe('/en/login?next=%2Fprofil');
  });
});

describe('the city', () => {
  const getCityField = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Město, kde hrajete' });
  const getOptionTexts = (): string[] => screen.queryAllByRole('option').map((option) => option.textContent);

  async function openCities(address = '/registrace'): Promise<OpenedApp> {
    const app = await openApp(address);
    await waitFor(() => expect(app.requests('/cities')).not.toEqual([]));
    return app;
  }

  it('can be chosen by keyboard, ignoring case and diacritics, and cleared; text that names no city stays and is refused', async () => {
    const app = await openCities();
    const { user } = app;
    await user.click(getCityField());
    await user.keyboard('zdar');
    await waitFor(() => expect(getOptionTexts()[0]).toMatch(/^Žďár/));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(getCityField().value).toMatch(/^Žďár/);
    await user.click(screen.getByRole('button', { name: 'Vymazat město' }));
    expect([getCityField().value, document.activeElement]).toEqual(['', getCityField()]);
    await user.type(getCityField(), 'Atlantida');
    await screen.findByText('Takové město neznáme.', { selector: '[role=status]' });
    await user.tab();
    const message = 'Vyberte prosím město ze seznamu, nebo nechte pole prázdné.';
    await waitFor(() => expect(getDescriptions(getCityField())[0]).toBe(message));
    expect([getCityField().value, getCityField().ariaInvalid]).toEqual(['Atlantida', 'true']);
    expect(getAnnouncements()).toEqual([message]);
    await fillForm(app);
    await submit(app);
    await waitFor(() => expect(document.activeElement).toBe(getCityField()));
    expect(app.requests('POST')).toEqual([]);
    await user.clear(getCityField());
    await user.type(getCityField(), 'ceske budejovice');
    await waitFor(() => expect(getOptionTexts()).toEqual(['České BudějoviceJihočeský kraj']));
    await submit(app);
    await screen.findByRole('heading', { level: 1, name: 'Podívejte se do e-mailu' });
    const { state } = app.backend.store;
    const [id] = findByUsername(state, 'karla')?.city_ids ?? [];
    expect(state.cities.find((row) => row.id === id)?.name).toBe('České Budějovice');
  });

  it('is optional when the list of cities fails to load', async () => {
    const app = await openApp('/registrace', {
      faults: [{ target: 'getCities', kind: 'status', status: 429 }],
    });
    const hint = 'Seznam měst se nepodařilo načíst. Účet můžete založit i bez města.';
    await waitFor(() => expect(getDescriptions(getCityField())).toEqual([hint]));
    await fillForm(app);
    await submit(app);
    await screen.findByRole('heading', { level: 1, name: 'Podívejte se do e-mailu' });
  });
});

it('creates one account in the language of the page; signing in after the e-mailed link opens the requested page', async () => {
  const app = await openApp('/registrace?next=%2Fdetail%2F1', {
    faults: [{ target: 'register', kind: 'delay', delay_ms: 100 }],
  });
  await fillForm(app);
  await app.user.dblClick(screen.getByRole('button', { name: 'Založit účet' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Podívejte se do e-mailu' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await waitFor(() => expect(document.title).toBe('Podívejte se do e-mailu – Hrajem'));
  expect(screen.getByText(/karla@example\.com/)).toBeDefined();
  expect(app.requests('/register')).toHaveLength(1);
  expect(findByUsername(app.backend.store.state, 'karla')).toMatchObject({
    first_name: 'Karla',
    last_name: 'Malá',
    language: 'cs',
    email_verified: false,
    city_ids: [],
  });
  const loginLink = screen.getByRole('link', { name: 'Přejít na přihlášení' });
  expect(loginLink.getAttribute('href')).toBe('/prihlaseni?next=%2Fdetail%2F1');
  app.leave();
  const { backend } = app;
  const nextApp = await openApp(({ outbox }) => outbox('karla@example.com')[0]?.link ?? '', { backend });
  await screen.findByText('E-mail je ověřený');
  await nextApp.user.click(
    within(screen.getByRole('main')).getByRole('link', { name: 'Přihlásit se k účtu' }),
  );
  expect(await screen.findByLabelText('Uživatelské jméno')).toHaveProperty('value', 'karla');
  expect(localStorage.getItem('registered_username')).toBeNull();
  expect(screen.queryByText(/založíte účet/)).toBeNull();
  await nextApp.user.type(screen.getByLabelText('Heslo'), ' s mezerami ');
  await nextApp.user.click(screen.getByRole('button', { name: 'Přihlásit se k účtu' }));
  await waitFor(() => expect(nextApp.at()).toBe('/detail/1'));
  expect(localStorage.getItem('way_back')).toBeNull();
});

it('shows at both fields that their values are taken, and keeps the values', async () => {
  const getLinkHrefs = (): (string | null)[] =>
    [...document.querySelectorAll('form a:not([target])')].map((link) => link.getAttribute('href'));

  const app = await openApp('/registrace');
  await fillForm(app, { username: 'Jana', email: 'ALEX@example.com' });
  await submit(app);
  await waitFor(() =>
    expect(errorOf('username')).toBe('Toto uživatelské jméno už někdo má. Zvolte prosím jiné.'),
  );
  expect(errorOf('email')).toBe('Účet s tímto e-mailem už existuje. Přihlaste se, nebo si obnovte heslo.');
  await waitFor(() => expect(document.activeElement).toBe(getField('username')));
  expect(within(screen.getByRole('alert')).queryByText(/./)).toBeNull();
  expect(getLinkHrefs()).toEqual(['/prihlaseni', '/zapomenute-heslo']);
  expect(getField('password').value).toBe(' s mezerami ');
  await app.user.clear(getField('username'));
  await app.user.type(getField('username'), 'jana2');
  await waitFor(() => expect(errorOf('username')).toBeUndefined());
  await app.user.type(getField('email'), 'x');
  await waitFor(() => expect(getLinkHrefs()).toEqual([]));
});

it.each(['{', '{"kind":"registration"}'])('shows the form when the stored mail is %s', async (storedMail) => {
  sessionStorage.setItem('mail_sent', storedMail);
  await openApp('/registrace');
  expect(await screen.findByRole('button', { name: 'Založit účet' })).toBeDefined();
});
