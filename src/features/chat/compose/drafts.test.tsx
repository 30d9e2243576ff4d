// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import { deleteCookies } from '@tests/setup/browser-parts';
import { openFutsalChat, storedTexts, useDevice } from '@tests/setup/offline-chat';
import { type OpenedApp, openApp, useOpenApp } from '@tests/setup/open-app';
import { planMatches } from '@tests/setup/plan-matches';
import { signOut } from '@tests/setup/sign-out';

useOpenApp();
useDevice();

const findMessageField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Zpráva ostatním' });
const restoredNotice = cs.chat.compose.returned;

const logIn = async (user: Awaited<ReturnType<typeof openApp>>['user'], username: string) => {
  await user.type(await screen.findByLabelText('Uživatelské jméno'), username);
  await user.type(screen.getByLabelText('Heslo'), `hrajem-${username}{Enter}`);
};

function endSession({ backend }: OpenedApp): void {
  backend.store.mutate((state) => (state.sessions = []));
  act(() => void window.dispatchEvent(new Event('focus')));
}

/** Another tab notices the expired session first: it removes the person's data from the device, and notifies this tab. */
function endSessionInAnotherTab(): void {
  deleteCookies();
  localStorage.clear();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, unlike a window
  act(() => new BroadcastChannel('session').postMessage('expired'));
}

/** Jana types in two chats, her session expires, and somebody signs in. */
async function writeAndSignIn(username: string, expireSession = endSession) {
  const app = await openApp('/detail/1#chat', {
    as: 'jana',
    prepare: (backend) =>
      planMatches(backend, [{ players: ['jana', 'alex'] }, { players: ['jana', 'alex'] }]),
  });
  await app.user.type(await findMessageField(), 'První');
  await app.go('/detail/2#chat');
  await waitFor(async () => expect((await findMessageField()).value).toBe(''));
  await app.user.type(await findMessageField(), 'Druhá');
  expireSession(app);
  await screen.findByLabelText('Uživatelské jméno');
  expect(JSON.stringify(localStorage)).not.toMatch(/První|Druhá/);
  await logIn(app.user, username);
  return app;
}

it.each([
  ['this tab', endSession],
  ['another tab', endSessionInAnotherTab],
])(
  'restores the drafts of a person who signs in again after the session expired in %s, with a notice until a draft is edited',
  async (_, expireSession) => {
    const { user, go } = await writeAndSignIn('jana', expireSession);
    expect((await findMessageField()).value).toBe('Druhá');
    expect(screen.getByText(restoredNotice)).toBeDefined();
    await user.type(await findMessageField(), '!');
    expect(screen.queryByText(restoredNotice)).toBeNull();
    await go('/detail/1#chat');
    await waitFor(async () => expect((await findMessageField()).value).toBe('První'));
    expect(screen.getByText(restoredNotice)).toBeDefined();
    await go('/detail/2#chat');
    await waitFor(async () => expect((await findMessageField()).value).toBe('Druhá!'));
    expect(screen.queryByText(restoredNotice)).toBeNull();
  },
);

it('discards the drafts of an expired session when another person signs in', async () => {
  const { user, go } = await writeAndSignIn('alex');
  expect((await findMessageField()).value).toBe('');
  await signOut(user);
  await go('/prihlaseni?next=%2Fdetail%2F2%23chat');
  await logIn(user, 'jana');
  expect((await findMessageField()).value).toBe('');
  expect(JSON.stringify(localStorage)).not.toMatch(/První|Druhá/);
});

it('is one draft in all tabs: typed in one it is in the other, sent in one it is not sent again by the other', async () => {
  const app = await openFutsalChat();
  const field = await findMessageField();
  const typeInOtherTab = (text: string) => localStorage.setItem('user:chat-draft:1', text);
  await app.user.type(field, 'Vezmu');
  typeInOtherTab('Vezmu míč');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(field.value).toBe('Vezmu míč');
  // The event of the sending may still be on its way.
  typeInOtherTab('');
  await app.user.type(field, '{Enter}');
  expect(field.value).toBe('');
  await app.user.type(field, 'A dres{Enter}');
  await waitFor(() => expect(storedTexts(app.backend)).toContain('A dres'));
  expect(storedTexts(app.backend)).not.toContain('Vezmu míč');
});
