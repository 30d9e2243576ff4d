// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NOW } from '@mocks/db/state.fixture';
import type { FaultRule } from '@mocks/handlers/faults';
import type { TestBackend } from '@mocks/node';
import { openApp, type OpenedApp, type OpenAppOptions, useOpenApp } from '@tests/setup/open-app';

useOpenApp();

const findLinkOfJana = ({ outbox }: TestBackend): string =>
  outbox('jana@example.com').find(({ kind }) => kind === 'confirm_participation')?.link ?? '';

const openLink = (options: OpenAppOptions = {}): Promise<OpenedApp> => openApp(findLinkOfJana, options);

const slowList: FaultRule = {
  target: 'getUpcomingMatches',
  kind: 'delay',
  after: true,
  delay_ms: 1500,
  times: 1,
};

const expectOutcome = async (text: string): Promise<void> => {
  expect((await screen.findByText(text)).closest('[role=status]')).not.toBeNull();
};

describe('the link that confirms participation', () => {
  it('confirms only on a press, sends one request for several presses, and moves the focus to the heading', async () => {
    const { requests, at } = await openLink();
    expect([at(), requests('/confirm/')]).toEqual(['/', []]);
    const heading = screen.getByRole('heading', { name: 'Potvrďte prosím účast' });
    expect(document.activeElement).not.toBe(heading);
    const button = screen.getByRole('button', { name: 'Potvrdit účast' });
    button.focus();
    act(() => {
      for (let press = 1; press <= 3; press += 1) button.click();
    });
    await expectOutcome('Účast je potvrzená');
    button.click();
    expect(requests('/confirm/')).toEqual([expect.stringMatching('GET /api/match/confirm/')]);
    expect(button.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Potvrzení účasti' }));
  });

  it('is the only place that asks for its participation while the panel is open', async () => {
    const { user } = await openLink({ as: 'jana' });
    const card = await screen.findByRole('region', { name: 'Příště hrajete' });
    const isAskedBelowCard = (): boolean => within(card).queryByText(/^Potvrďte do/) !== null;
    expect(isAskedBelowCard()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Zavřít' }));
    await waitFor(() => expect(isAskedBelowCard()).toBe(true));
  });

  it('updates a list that was requested before the press', async () => {
    const { user, backend } = await openLink({
      as: 'jana',
      faults: [slowList],
    });
    await user.click(await screen.findByRole('button', { name: 'Potvrdit účast' }));
    await expectOutcome('Účast je potvrzená');
    const { matches, participations, users } = backend.store.state;
    const janaId = users.find(({ username }) => username === 'jana')?.id;
    const isUpcoming = (id: number): boolean =>
      matches.some((match) => match.id === id && !match.cancelled && match.starts_at > NOW);
    const confirmations = participations.filter(
      ({ user_id, status, match_id }) => user_id === janaId && status === 'confirmed' && isUpcoming(match_id),
    );
    await waitFor(() => expect(screen.queryAllByText('Potvrzeno')).toHaveLength(confirmations.length));
  });

  it('leads a person who opened the link of another person to the matches', async () => {
    const { user } = await openLink({ as: 'alex' });
    await expectOutcome('Tento odkaz nepatří k žádnému z vašich zápasů');
    expect(screen.queryByRole('button', { name: 'Potvrdit účast' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Přejít na zápasy' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Zápasy' }));
  });

  it('says to a person who pressed before the list came that they confirmed for another person', async () => {
    const { user } = await openLink({ as: 'alex', faults: [slowList] });
    await user.click(screen.getByRole('button', { name: 'Potvrdit účast' }));
    await expectOutcome('Potvrdili jste účast někoho jiného');
    expect(screen.queryByText(/Uvidíme se/)).toBeNull();
  });

  it('does not ask a signed-in person again who has confirmed', async () => {
    const { requests } = await openApp(findLinkOfJana, {
      as: 'jana',
      prepare: (backend) => {
        const { search } = new URL(findLinkOfJana(backend), 'http://localhost');
        const pid = Number(new URLSearchParams(search).get('pid'));
        backend.store.mutate(({ participations }) => {
          const row = participations.find((participation) => participation.pid === pid);
          Object.assign(row ?? {}, { status: 'confirmed', confirmed_at: NOW - 1 });
        });
      },
    });
    await expectOutcome('Účast už jste potvrdili');
    expect(screen.queryByRole('button', { name: 'Potvrdit účast' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Zobrazit zápas' })).toBeDefined();
    expect(requests('/confirm/')).toEqual([]);
  });

  it.each([
    ['jana', 'Na soupisce ale zůstáváte, dokud se neodhlásíte.'],
    ['alex', 'Na soupisce tohoto zápasu nejste, nebo byl odkaz pro někoho jiného.'],
  ] as const)('tells %s after the deadline whether they are on the roster', async (username, text) => {
    const { user, backend } = await openLink({ as: username, faults: [slowList] });
    backend.store.mutate(({ links }) => {
      for (const link of links) link.expires_at = NOW - 1;
    });
    await user.click(screen.getByRole('button', { name: 'Potvrdit účast' }));
    await expectOutcome(text);
    expect(screen.queryByText(/^Podívejte se do zápasu/)).toBeNull();
    // The link leads to the match that it was for, if the person is on its roster.
    expect(screen.queryAllByRole('link', { name: 'Zobrazit zápas' })).toHaveLength(
      username === 'jana' ? 1 : 0,
    );
  });

  it.each([
    [{}, 'Účast je potvrzená'],
    // Confirming twice is no error.
    [{ after: true }, 'Účast už jste potvrdili'],
  ])('can be tried again after a failure, with the focus still on the button: %o', async (fault, text) => {
    const { user } = await openLink({
      faults: [{ target: 'confirmParticipation', kind: 'reset', times: 1, ...fault }],
    });
    await user.click(screen.getByRole('button', { name: 'Potvrdit účast' }));
    await expectOutcome('Potvrzení se nepovedlo');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zkusit znovu' }));
    await user.keyboard('{Enter}');
    await expectOutcome(text);
  });

  it.each(['/?pid=x&token=y', '/?token=y'])(
    'is reported as invalid before any press: %s',
    async (address) => {
      const { requests } = await openApp(address);
      await expectOutcome('Odkaz není platný');
      expect(requests('/confirm/')).toEqual([]);
      expect(document.activeElement?.tagName).not.toBe('H2');
      const main = within(screen.getByRole('main'));
      expect(main.getAllByRole('link', { name: 'Přihlásit se k účtu' })).toHaveLength(1);
    },
  );

  it('leads a signed-in person from an invalid link to the matches', async () => {
    const { user } = await openApp('/?pid=x&token=y', { as: 'jana' });
    await expectOutcome('Odkaz není platný');
    await user.click(await screen.findByRole('button', { name: 'Přejít na zápasy' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Zápasy' }));
  });

  it('moves the focus to the heading of the screen when the panel is closed', async () => {
    const { user } = await openLink({ as: 'jana' });
    await screen.findByRole('heading', { level: 1, name: 'Zápasy' });
    await user.click(screen.getByRole('button', { name: 'Zavřít' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Zavřít' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
