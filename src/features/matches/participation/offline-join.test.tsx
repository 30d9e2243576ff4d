// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectConsole } from '../../../../tests/setup/console.ts';
import { openApp, type OpenedApp, useOpenApp } from '../../../../tests/setup/open-app.tsx';
import { planMatches } from '../../../../tests/setup/plan-matches.ts';
import { signOut } from '../../../../tests/setup/sign-out.ts';

useOpenApp();

const offer = 'Signál je zpět. Chcete se přidat k zápasu „Futsal“?';

/** Jana has pressed Join without a signal, and was told why that cannot be. */
async function pressedInVain(): Promise<OpenedApp> {
  const app = await openApp('/', {
    as: 'jana',
    prepare: (backend) => planMatches(backend, [{ title: 'Futsal' }]),
  });
  const join = await screen.findByRole('button', { name: /Jdu hrát.*Futsal/ });
  app.setOffline(true);
  await waitFor(() => expect(join.getAttribute('aria-disabled')).toBe('true'));
  expect(document.getElementById(join.getAttribute('aria-describedby')!)?.textContent).toContain(
    'Bez signálu',
  );
  await app.user.click(join);
  await screen.findByText(/Přidat vás se nepovedlo\. Bez signálu/);
  return app;
}

it.each([
  ['in the message', 'Jdu hrát'],
  ['in its row', /Jdu hrát.*Futsal/],
])(
  'what was pressed without a signal is offered once when there is one, and done on a press %s',
  async (_, name) => {
    const app = await pressedInVain();
    app.setOffline(false);
    await screen.findByText(offer);
    expect(app.backend.store.state.participations).toHaveLength(0);
    await app.user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(app.backend.store.state.participations).toHaveLength(1));
    app.setOffline(true);
    app.setOffline(false);
    expect(screen.queryByText(offer)).toBeNull();
  },
);

it('nothing is offered to somebody else', async () => {
  const app = await pressedInVain();
  expectConsole('error', 'NetworkError');
  await signOut(app.user);
  app.setOffline(false);
  await screen.findByRole('heading', { name: /Dnes večer/ });
  expect(screen.queryByText(offer)).toBeNull();
});
