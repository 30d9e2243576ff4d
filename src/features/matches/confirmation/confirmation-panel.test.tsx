// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NOW } from '@mocks/db/state.fixture';
import type { TestBackend } from '@mocks/node';
import {
  openApp,
  type OpenedApp,
  type OpenAppOptions,
  useOpenApp,
} from '../../../../tests/setup/open-app.tsx';

useOpenApp();

const linkOfJana = ({ outbox }: TestBackend): string =>
  outbox('jana@example.com').find(({ kind }) => kind === 'confirm_participation')?.link ?? '';

const open = (options: OpenAppOptions = {}): Promise<OpenedApp> => openApp(linkOfJana, options);

const outcome = async (text: string): Promise<void> => {
  const line = await screen.findByText(text);
  expect(line.closest('[role=status]')).not.toBeNull();
};

describe('the link that confirms participation', () => {
  it('confirms by a press only, asks once however often it is pressed before that is drawn; the keyboard then is at the heading, as the button has gone', async () => {
    const { requests, at } = await open();
    expect([at(), requests('/confirm/')]).toEqual(['/', []]);
    const heading = screen.getByRole('heading', { name: 'Potvrďte prosím účast' });
    expect(document.activeElement).not.toBe(heading);
    const button = screen.getByRole('button', { name: 'Potvrdit účast' });
    button.focus();
    act(() => {
      for (let times = 1; times <= 3; times += 1) button.click();
    });
    await outcome('Účast je potvrzená');
    button.click();
    expect(requests('/confirm/')).toEqual(['GET /api/match/confirm/']);
    expect(button.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Potvrzení účasti' }));
  });

  it('is seen in a list that was asked for before the press and is answered later', async () => {
    const { user, backend } = await open({
      as: 'jana',
      faults: [{ target: 'getUpcomingMatches', kind: 'delay', after: true, delay_ms: 1500, times: 1 }],
    });
    await user.click(await screen.findByRole('button', { name: 'Potvrdit účast' }));
    await outcome('Účast je potvrzená');
    const { matches, participations, users } = backend.store.state;
    const jana = users.find(({ username }) => username === 'jana')?.id;
    const isAhead = (id: number): boolean =>
      matches.some((match) => match.id === id && !match.cancelled && match.starts_at > NOW);
    const confirmed = participations.filter(
      ({ user_id, status, match_id }) => user_id === jana && status === 'confirmed' && isAhead(match_id),
    );
    await waitFor(() => expect(screen.queryAllByText('Potvrzeno')).toHaveLength(confirmed.length));
  });

  it('that could not be sent is pressed again, with the keyboard still on the button', async () => {
    const { user } = await open({ faults: [{ target: 'confirmParticipation', kind: 'reset', times: 1 }] });
    await user.click(screen.getByRole('button', { name: 'Potvrdit účast' }));
    await outcome('Potvrzení se nepovedlo');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zkusit znovu' }));
    await user.keyboard('{Enter}');
    await outcome('Účast je potvrzená');
  });

  it('that is not valid says so without a press, and leaves the keyboard where it is', async () => {
    const { requests } = await openApp('/?pid=x&token=y');
    await outcome('Odkaz není platný');
    expect(requests('/confirm/')).toEqual([]);
    expect(document.activeElement?.tagName).not.toBe('H2');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link', { name: 'Přihlásit se k účtu' })).toHaveLength(1);
  });

  it('that is not valid leads somebody who is signed in to the matches', async () => {
    const { user } = await openApp('/?pid=x&token=y', { as: 'jana' });
    await outcome('Odkaz není platný');
    await user.click(await screen.findByRole('button', { name: 'Zobrazit zápasy' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Zápasy' }));
  });

  it('when its panel is closed leaves the keyboard at the screen’s heading', async () => {
    const { user } = await open({ as: 'jana' });
    await screen.findByRole('heading', { level: 1, name: 'Zápasy' });
    await user.click(screen.getByRole('button', { name: 'Zavřít' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Zavřít' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
