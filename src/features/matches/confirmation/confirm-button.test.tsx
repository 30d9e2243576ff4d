// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import cs from '@/i18n/cs';
import { HOUR, NOW } from '@mocks/db/state.fixture';
import type { TestBackend } from '@mocks/node';
import { useDevice } from '@tests/setup/offline-chat';
import { openApp, type OpenedApp, useOpenApp } from '@tests/setup/open-app';
import { idOf } from '@tests/setup/plan-matches';

useOpenApp();
useDevice();

const name = 'Potvrdit účast: Futsal';

/** Opens the app as Jana, who joins a match that asks her to confirm. */
async function openAndJoin(address = '/'): Promise<OpenedApp> {
  const app = await openApp(address, {
    as: 'jana',
    matches: [{ title: 'Futsal', confirm_by: NOW + 12 * HOUR, players: ['alex'] }],
  });
  await app.user.click(await screen.findByRole('button', { name: 'Jdu hrát: Futsal' }));
  await screen.findAllByRole('button', { name });
  return app;
}

const getParticipationOfJana = ({ store }: TestBackend) =>
  store.state.participations.find(({ user_id }) => user_id === idOf(store.state, 'jana'))!;

const pressConfirm = async ({ user }: OpenedApp): Promise<void> => {
  const [, rowButton] = screen.getAllByRole('button', { name });
  await user.click(rowButton ?? screen.getByRole('button', { name }));
};

describe('confirming in the app', () => {
  it('needs one press in the list, sends one request and shows the status at once', async () => {
    const app = await openAndJoin();
    const token = getParticipationOfJana(app.backend).confirmation_token;
    expect(token).toBeTruthy();
    await pressConfirm(app);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    // The focus makes a screen reader read the status, so no toast appears.
    expect(document.activeElement?.closest('li')).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('Potvrzeno, ');
    expect(screen.getAllByText(/Účast je potvrzená/).map((text) => text.closest('section'))).toEqual([
      screen.getByRole('region', { name: 'Příště hrajete' }),
    ]);
    expect(app.requests('/confirm/')).toHaveLength(1);
    expect(
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
    ).not.toContain(token);
    // The same press must not reach the button to leave, which the row has when it is drawn anew.
    expect(screen.queryByRole('button', { name: 'Nejdu: Futsal' })).toBeNull();
    await app.go('/statistiky');
    await app.go('/');
    expect(await screen.findByRole('button', { name: 'Nejdu: Futsal' })).toBeDefined();
  });

  it('works with a screen reader, which announces nothing but the focused status', async () => {
    const { requests } = await openAndJoin();
    await virtual.start({ container: document.body });
    onTestFinished(() => virtual.stop());
    while (![`button, ${name}`, 'end of document'].includes(await virtual.lastSpokenPhrase()))
      await virtual.next();
    expect(await virtual.lastSpokenPhrase()).toBe(`button, ${name}`);
    await virtual.clearSpokenPhraseLog();
    await virtual.act();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Potvrzeno'));
    expect(await virtual.spokenPhraseLog()).toEqual([`button, ${name}`]);
    expect(requests('/confirm/')).toHaveLength(1);
  });

  it('is offered on the screen of the match, and its roster shows the confirmation', async () => {
    const app = await openAndJoin('/detail/1');
    expect(screen.queryByText(/odkazem z e-mailu/)).toBeNull();
    const question = document.querySelector('[data-standing]');
    await app.user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Účast máte potvrzenou');
    // Orca says a focused element again when its text changes.
    expect(question?.isConnected).toBe(false);
    // Only the status takes the place of the confirm button: the leave button stays beside the chat link.
    const leaveButton = screen.getByRole('button', { name: 'Nejdu: Futsal' });
    expect(leaveButton.parentElement?.contains(screen.getByRole('link', { name: cs.chat.title }))).toBe(true);
    const myRow = (await screen.findByText('(Vy)')).closest('li');
    expect(within(myRow!).getByRole('img', { name: cs.common.roster.confirmed })).toBeDefined();
  });

  it.each<[string, (backend: TestBackend) => unknown, string | RegExp]>([
    [
      'was confirmed elsewhere',
      (backend) => {
        const { pid, confirmation_token: token } = getParticipationOfJana(backend);
        return backend.send('GET', `/api/match/confirm/?pid=${pid}&token=${token}`);
      },
      'Potvrzeno',
    ],
    [
      'is past its deadline',
      () => vi.setSystemTime(NOW + 13 * HOUR),
      /^Na potvrzení už je pozdě: „Futsal“\. Na soupisce/,
    ],
    [
      'belongs to a cancelled match',
      ({ store }) => store.mutate(({ matches }) => (matches[0]!.cancelled = true)),
      /^Zápas je zrušený: „Futsal“\./,
    ],
    [
      'was removed from the roster',
      ({ store }) => store.mutate((state) => (state.participations = [])),
      /^Potvrdit účast na zápase „Futsal“ se nepovedlo\. Možná už nejste.*odkazem z e-mailu\.$/,
    ],
  ])('shows the outcome when the participation %s', async (_, changeBackend, message) => {
    const app = await openAndJoin();
    await changeBackend(app.backend);
    await pressConfirm(app);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it('waits after a 429, while leaving stays possible', async () => {
    const app = await openAndJoin('/detail/1');
    app.backend.faults.add({ target: 'confirmParticipation', kind: 'status', status: 429 });
    await pressConfirm(app);
    const waitingButton = await screen.findByRole('button', { name: `${name} (za 30\u00A0s)` });
    expect(waitingButton.textContent).toBe('Znovu za 30\u00A0s');
    await app.user.click(waitingButton);
    expect(app.requests('/confirm/')).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Nejdu: Futsal' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('is no longer offered after the deadline, even when the match cannot be fetched again', async () => {
    const app = await openAndJoin('/detail/1');
    vi.setSystemTime(NOW + 13 * HOUR);
    for (const target of ['getMatch', 'getUpcomingMatches'])
      app.backend.faults.add({ target, kind: 'status', status: 500 });
    await pressConfirm(app);
    await screen.findByText(/^Na potvrzení už je pozdě/);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(document.activeElement?.closest('[data-standing]')).not.toBeNull();
  });
});
