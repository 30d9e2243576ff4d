// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import cs from '@/i18n/cs';
import { type OpenedApp, openApp, useOpenApp } from '../../../../tests/setup/open-app.tsx';
import { deleteCookies } from '../../../../tests/setup/browser-parts.ts';
import { useDevice } from '../../../../tests/setup/offline-chat.ts';
import { planMatches } from '../../../../tests/setup/plan-matches.ts';
import { signOut } from '../../../../tests/setup/sign-out.ts';

useOpenApp();
useDevice();

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Zpráva ostatním' });
const back = cs.chat.compose.returned;

const logIn = async (user: Awaited<ReturnType<typeof openApp>>['user'], username: string) => {
  await user.type(await screen.findByLabelText('Uživatelské jméno'), username);
  await user.type(screen.getByLabelText('Heslo'), `hrajem-${username}{Enter}`);
};

function endSession({ backend }: OpenedApp): void {
  backend.store.mutate((state) => {
    state.sessions = [];
  });
  act(() => void window.dispatchEvent(new Event('focus')));
}

/** Another tab learns it first: it removes what the person has left on the device, and tells this tab. */
function endSessionElsewhere(): void {
  deleteCookies();
  localStorage.clear();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, unlike a window
  act(() => new BroadcastChannel('session').postMessage('expired'));
}

/** Jana writes in two chats, learns that her session is over, and somebody signs in. */
async function writeAndSignIn(username: string, end = endSession) {
  const app = await openApp('/detail/1#chat', {
    as: 'jana',
    prepare: (backend) =>
      planMatches(backend, [{ players: ['jana', 'alex'] }, { players: ['jana', 'alex'] }]),
  });
  await app.user.type(await box(), 'První');
  await app.go('/detail/2#chat');
  await waitFor(async () => expect((await box()).value).toBe(''));
  await app.user.type(await box(), 'Druhá');
  end(app);
  await screen.findByLabelText('Uživatelské jméno');
  expect(JSON.stringify(localStorage)).not.toMatch(/První|Druhá/);
  await logIn(app.user, username);
  return app;
}

it.each([
  ['this', endSession],
  ['another', endSessionElsewhere],
])(
  'gives the same person back what they had begun to write in each chat where the session has ended in %s tab, and says so until they go on',
  async (_, end) => {
    const { user, go } = await writeAndSignIn('jana', end);
    expect((await box()).value).toBe('Druhá');
    expect(screen.getByText(back)).toBeDefined();
    await user.type(await box(), '!');
    expect(screen.queryByText(back)).toBeNull();
    await go('/detail/1#chat');
    await waitFor(async () => expect((await box()).value).toBe('První'));
    expect(screen.getByText(back)).toBeDefined();
    await go('/detail/2#chat');
    await waitFor(async () => expect((await box()).value).toBe('Druhá!'));
    expect(screen.queryByText(back)).toBeNull();
  },
);

it('gives another person nothing of it, nor its author after that', async () => {
  const { user, go } = await writeAndSignIn('alex');
  expect((await box()).value).toBe('');
  await signOut(user);
  await go('/prihlaseni?next=%2Fdetail%2F2%23chat');
  await logIn(user, 'jana');
  expect((await box()).value).toBe('');
  expect(JSON.stringify(localStorage)).not.toMatch(/První|Druhá/);
});
