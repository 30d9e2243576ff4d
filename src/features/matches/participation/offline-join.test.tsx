// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectConsole } from '@tests/setup/console';
import { openApp, type OpenedApp, useOpenApp } from '@tests/setup/open-app';
import { signOut } from '@tests/setup/sign-out';

useOpenApp();

const offerText = 'Signál je zpět, můžete pokračovat: Futsal';

async function openWithFailedJoin(): Promise<OpenedApp> {
  const app = await openApp('/', { as: 'jana', matches: [{ title: 'Futsal' }] });
  const joinButton = await screen.findByRole('button', { name: /Jdu hrát.*Futsal/ });
  app.setOffline(true);
  await waitFor(() => expect(joinButton.getAttribute('aria-disabled')).toBe('true'));
  expect(document.getElementById(joinButton.getAttribute('aria-describedby')!)?.textContent).toContain(
    'Bez signálu',
  );
  await app.user.click(joinButton);
  await screen.findByText('Bez signálu se přidat nejde. Až bude, nabídneme vám to znovu.');
  return app;
}

it.each([
  ['in the message', 'Jdu hrát'],
  ['in its row', /Jdu hrát.*Futsal/],
])('a join that failed offline is offered again once online, and sent on a press %s', async (_, name) => {
  const app = await openWithFailedJoin();
  app.setOffline(false);
  await screen.findByText(offerText);
  app.setOffline(true);
  await waitFor(() => expect(screen.queryByText(offerText)).toBeNull());
  app.setOffline(false);
  await screen.findByText(offerText);
  expect(app.backend.store.state.participations).toHaveLength(0);
  await app.user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(app.backend.store.state.participations).toHaveLength(1));
  app.setOffline(true);
  app.setOffline(false);
  expect(screen.queryByText(offerText)).toBeNull();
});

it('a join that failed offline is not offered after signing out', async () => {
  const app = await openWithFailedJoin();
  expectConsole('error', 'NetworkError');
  await signOut(app.user);
  app.setOffline(false);
  await screen.findByRole('heading', { name: /Jdete taky/ });
  expect(screen.queryByText(offerText)).toBeNull();
});

it('a person on the waiting list is offered to stop waiting, in the words of the button', async () => {
  const match = { title: 'Futsal', max_participants: 1, players: ['alex'], waiting: ['jana'] };
  const app = await openApp('/', { as: 'jana', matches: [match] });
  const button = await screen.findByRole('button', { name: 'Už nečekat: Futsal' });
  app.setOffline(true);
  await app.user.click(button);
  app.setOffline(false);
  await screen.findByText(offerText);
  expect(screen.getByRole('button', { name: 'Už nečekat' })).toBeDefined();
});

it('a failure stays behind on the screen where it happened', async () => {
  const app = await openWithFailedJoin();
  await app.user.click(screen.getByRole('link', { name: 'Futsal' }));
  await screen.findByRole('heading', { level: 1, name: 'Futsal' });
  expect(screen.queryByText(/^Bez signálu se přidat nejde/)).toBeNull();
});
