// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { NOW } from '@mocks/db/state.fixture';
import type { TestBackend } from '@mocks/node';
import cs from '@/i18n/cs';
import {
  openApp,
  type OpenedApp,
  type OpenAppOptions,
  useOpenApp,
} from '../../../../tests/setup/open-app.tsx';
import { useDevice } from '../../../../tests/setup/offline-chat.ts';
import { idOf, planMatches } from '../../../../tests/setup/plan-matches.ts';

useOpenApp();
useDevice();

const hour = 3_600_000;
const name = 'Potvrdit účast: Futsal';

/** Jana has just joined a match that asks her to confirm. */
async function joined(address = '/', options: OpenAppOptions = {}): Promise<OpenedApp> {
  const app = await openApp(address, {
    as: 'jana',
    prepare: (backend) =>
      planMatches(backend, [{ title: 'Futsal', confirm_by: NOW + 12 * hour, players: ['alex'] }]),
    ...options,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Jdu hrát: Futsal' }));
  await screen.findAllByRole('button', { name });
  return app;
}

const tokenOf = ({ store }: TestBackend): string =>
  store.state.participations.find(({ user_id }) => user_id === idOf(store.state, 'jana'))
    ?.confirmation_token ?? '';

const pidOf = ({ store }: TestBackend): number =>
  store.state.participations.find(({ user_id }) => user_id === idOf(store.state, 'jana'))?.pid ?? 0;

const press = async ({ user }: OpenedApp): Promise<void> => {
  const [, inRow] = screen.getAllByRole('button', { name });
  await user.click(inRow ?? screen.getByRole('button', { name }));
};

describe('confirming in the app', () => {
  it('takes one press in the list, which shows it at once, and asks once', async () => {
    const app = await joined();
    const token = tokenOf(app.backend);
    expect(token).not.toBe('');
    await press(app);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    // Of the row, which is heard by the focus and by nothing else.
    expect(document.activeElement?.closest('li')).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('Potvrzeno');
    expect(screen.queryByText(/Účast je potvrzená/)).toBeNull();
    expect(app.requests('/confirm/')).toHaveLength(1);
    expect(
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
    ).not.toContain(token);
  });

  it('is the first thing to do beside the match, whose roster shows it', async () => {
    const app = await joined('/detail/1');
    expect(screen.queryByText(/odkazem z e-mailu/)).toBeNull();
    await app.user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Účast potvrzena');
    const me = (await screen.findByText('(Vy)')).closest('li');
    expect(within(me!).getByRole('img', { name: cs.common.roster.confirmed })).toBeDefined();
  });

  it.each<[string, (backend: TestBackend) => unknown, string | RegExp]>([
    [
      'has been done elsewhere',
      (backend) => backend.send('GET', `/api/match/confirm/?pid=${pidOf(backend)}&token=${tokenOf(backend)}`),
      'Potvrzeno',
    ],
    [
      'comes too late',
      () => vi.setSystemTime(NOW + 13 * hour),
      /^Na potvrzení už je pozdě: „Futsal“\. Na soupisce/,
    ],
    [
      'is of a match that is off',
      (backend) => {
        backend.store.mutate((state) => {
          state.matches[0]!.cancelled = true;
        });
      },
      /^Zápas je zrušený: „Futsal“\./,
    ],
    [
      'is for a place that is gone',
      (backend) => {
        backend.store.mutate((state) => {
          state.participations = [];
        });
      },
      /^Potvrdit účast na zápase „Futsal“ se nepovedlo\. Možná už nejste.*odkazem z e-mailu\.$/,
    ],
  ])('that %s says so', async (_, happen, told) => {
    const app = await joined();
    await happen(app.backend);
    await press(app);
    expect((await screen.findAllByText(told)).length).toBeGreaterThan(0);
  });

  it('is found and pressed by a screen reader, which is led to the confirmed status and told nothing else', async () => {
    const { requests } = await joined();
    const button = `button, ${name}`;
    await virtual.start({ container: document.body });
    onTestFinished(() => virtual.stop());
    while (![button, 'end of document'].includes(await virtual.lastSpokenPhrase())) await virtual.next();
    expect(await virtual.lastSpokenPhrase()).toBe(button);
    await virtual.clearSpokenPhraseLog();
    await virtual.act();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Potvrzeno'));
    // The focus says it; a message besides would say it twice.
    expect(await virtual.spokenPhraseLog()).toEqual([button]);
    expect(requests('/confirm/')).toHaveLength(1);
  });

  it('leaves today’s sentence where the backend gives no token', async () => {
    await openApp('/detail/1', {
      as: 'jana',
      prepare: (backend) =>
        planMatches(backend, [
          { title: 'Futsal', players: ['jana'], participations: { jana: { confirm_by: NOW + 12 * hour } } },
        ]),
    });
    expect((await screen.findAllByText(/odkazem z e-mailu/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
