// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { unsavedChangesOf } from '@/features/profile/edit/use-profile-form';
import { NOW } from '@mocks/db/state.fixture';
import { holdRequests, openApp, useOpenApp } from '@tests/setup/open-app';
import { signOut } from '@tests/setup/sign-out';

useOpenApp();

describe('the profile', () => {
  it('shows all values, and has links to add the missing ones', async () => {
    await openApp('/profil', {
      as: 'jana',
      prepare: ({ store }) =>
        store.mutate(({ users }) => {
          const jana = users.find(({ username }) => username === 'jana');
          Object.assign(jana ?? {}, { bio: null, city_ids: [], preferred_sport: null });
        }),
    });
    const card = (await screen.findByRole('heading', { level: 2, name: 'Jana Nováková' })).closest('section');
    if (!card) throw new Error('No card.');
    expect(within(card).getByText('Cokoli, Mírně pokročilí')).toBeDefined();
    for (const name of ['Napsat pár slov', 'Vybrat města']) {
      expect(within(card).getByRole('link', { name }).getAttribute('href')).toBe('/profil/upravit');
    }
    expect(screen.getByText('jana@example.com')).toBeDefined();
  });

  it('is shown when the figures fail to load', async () => {
    await openApp('/profil', { as: 'jana', faults: [{ target: 'getStatistics', kind: 'status' }] });
    const figures = (await screen.findByRole('heading', { name: 'V číslech' })).parentElement!;
    expect(await within(figures).findAllByText('–')).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the form', () => {
  const openForm = async (options: Parameters<typeof openApp>[1] = {}) => {
    const app = await openApp('/profil/upravit', { as: 'jana', ...options });
    const nameField = await screen.findByLabelText('Jak vás uvidí ostatní');
    return { ...app, nameField, saveButton: screen.getByRole('button', { name: 'Uložit změny' }) };
  };

  it('keeps text that is typed during saving as unsaved', async () => {
    const { user, nameField, saveButton, requests, at, backend } = await openForm();
    const releaseSaving = holdRequests('PUT');
    const firstNameField = screen.getByLabelText('Jméno');
    const bioField = screen.getByLabelText('Pár slov o vás');
    await user.type(firstNameField, '  ');
    await user.type(nameField, ' II.');
    await user.click(saveButton);
    await waitFor(() => expect(requests('PUT')).toHaveLength(1));
    await user.clear(bioField);
    await user.type(bioField, 'Hraju v bráně.');
    releaseSaving();
    await screen.findByText('Profil je uložený.');
    const values = [firstNameField, nameField, bioField].map((field) => (field as HTMLInputElement).value);
    expect([at(), ...values]).toEqual(['/profil/upravit', 'Jana', 'Jana Nováková II.', 'Hraju v bráně.']);

    await user.click(screen.getByRole('link', { name: 'Zrušit' }));
    await user.click(await screen.findByRole('button', { name: 'Zůstat' }));
    await user.click(saveButton);
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    const jana = backend.store.state.users.find(({ username }) => username === 'jana');
    expect([jana?.display_name, jana?.bio]).toEqual(['Jana Nováková II.', 'Hraju v bráně.']);
  });

  it('counts an emoji as one character', async () => {
    const { user } = await openForm();
    const bioField = screen.getByLabelText('Pár slov o vás');
    await user.clear(bioField);
    await user.click(bioField);
    await user.paste('😀'.repeat(500));
    await user.keyboard('a');
    await screen.findByText(/O 1 znak víc/);
    await user.keyboard('{Backspace}');
    expect(await screen.findByText(/Ještě 0/)).toBeDefined();
  });

  it('shows errors of the backend at their fields, also in the other language', async () => {
    const { user, nameField, saveButton, backend } = await openForm();
    const cityField = screen.getByRole<HTMLInputElement>('combobox', { name: 'Města, kde hrajete' });
    const getCityError = (id = cityField.getAttribute('aria-describedby') ?? ''): string | undefined =>
      document.getElementById(id.split(' ')[0] ?? '')?.textContent;
    backend.store.mutate((state) => (state.cities = []));
    await user.type(nameField, ' II.');
    await user.click(saveButton);
    await waitFor(() => expect(getCityError()).toBe('Toto město neznáme, vyberte prosím jiné.'));
    expect(screen.queryByText(/Něco ve formuláři není v pořádku/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'EN English' }));
    await waitFor(() => expect(getCityError()).toBe('We don’t know this city. Please choose another.'));
  });

  it('switches the language only when the field for it was changed', async () => {
    const { user, saveButton, at, go } = await openForm();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Jazyk' }), 'en');
    await user.click(saveButton);
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    expect(await screen.findByText('Your profile is saved.')).toBeDefined();
    expect(at()).toBe('/en/profile');
    await go('/profil/upravit');
    await user.type(await screen.findByLabelText('Pár slov o vás'), 'S míčem cokoli.');
    await user.click(screen.getByRole('button', { name: 'Uložit změny' }));
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    expect(at()).toBe('/profil');
  });

  it('does not ask about unsaved changes at sign-out', async () => {
    const { user, nameField, at } = await openForm();
    await user.type(nameField, ' II.');
    await signOut(user);
    await screen.findByRole('link', { name: 'Založit účet' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(at()).toBe('/');
  });

  it('keeps the saved values when an older answer arrives later', async () => {
    const { user, nameField, saveButton, requests, backend } = await openForm();
    await screen.findByRole('button', { name: 'Nabídka účtu: Jana Nováková' });
    await user.type(nameField, ' II.');
    backend.faults.add({ target: 'getProfile', kind: 'delay', after: true, delay_ms: 2000, times: 1 });
    const earlierRequestCount = requests('GET /api/user/profile').length;
    vi.setSystemTime(NOW + 60_000);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(requests('GET /api/user/profile')).toHaveLength(earlierRequestCount + 1));
    const releaseSaving = holdRequests('PUT');
    await user.click(saveButton);
    // Typing keeps the screen open, so that the older request is not cancelled.
    fireEvent.change(screen.getByLabelText('Pár slov o vás'), { target: { value: '!' } });
    releaseSaving();
    await screen.findByText('Profil je uložený.');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await user.click(screen.getByRole('link', { name: 'Zrušit' }));
    await user.click(await screen.findByRole('button', { name: 'Odejít' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Jana Nováková II.' })).toBeDefined();
  });

  describe('when the session has expired at saving', () => {
    const saveAfterExpiryAndSignIn = async (username: string) => {
      const app = await openForm();
      await app.user.type(app.nameField, ' II.');
      await app.user.selectOptions(screen.getByRole('combobox', { name: 'Nejraději hrajete' }), 'other');
      app.backend.store.mutate((state) => (state.sessions = []));
      await app.user.click(app.saveButton);
      await app.user.type(await screen.findByLabelText('Uživatelské jméno'), username);
      await app.user.type(screen.getByLabelText('Heslo'), `hrajem-${username}{Enter}`);
      return { ...app, nameField: await screen.findByLabelText<HTMLInputElement>('Jak vás uvidí ostatní') };
    };
    const restoredText = 'Neuložené změny jsme vám vrátili do formuláře. Zkontrolujte je prosím a uložte.';

    it('restores unsaved changes for the same person', async () => {
      const { nameField, user, backend } = await saveAfterExpiryAndSignIn('jana');
      expect(nameField.value).toBe('Jana Nováková II.');
      expect(screen.getByText(restoredText)).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Uložit změny' }));
      await screen.findByRole('heading', { level: 1, name: 'Profil' });
      const jana = backend.store.state.users.find(({ username }) => username === 'jana');
      expect([jana?.display_name, jana?.preferred_sport]).toEqual(['Jana Nováková II.', 'other']);
    });

    it('restores nothing for another person, and forgets the changes', async () => {
      const { nameField, user, backend } = await saveAfterExpiryAndSignIn('alex');
      expect(nameField.value).toBe('Alex Turner');
      expect(screen.queryByText(restoredText)).toBeNull();
      await signOut(user);
      const jana = backend.store.state.users.find(({ username }) => username === 'jana');
      expect(unsavedChangesOf(jana?.id ?? 0)).toBeNull();
    });
  });
});
