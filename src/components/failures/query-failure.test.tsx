// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DAY, NOW } from '@mocks/db/state.fixture';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import { planMatches } from '@tests/setup/plan-matches';

useOpenApp();

it('the retry button counts down the backend’s Retry-After', async () => {
  const { user } = await openApp('/en/statistics', {
    as: 'jana',
    faults: [{ target: 'getStatistics', kind: 'status', status: 429, times: 1 }],
  });
  const retryButton = await screen.findByRole('button', { name: 'Try again (in 30\u00A0s)' });
  expect([retryButton.ariaDisabled, retryButton.closest('[aria-live]')?.ariaLive]).toEqual(['true', 'off']);
  screen.getByText('Try again in a moment.');
  vi.setSystemTime(NOW + 30_000);
  await screen.findByText('You can try again now.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/first match/i);
});

describe.each([
  ['the list', '/en', 'getUpcomingMatches', 'Futsal'],
  ['the screen of a match', '/en/detail/1', 'getMatch', 'Players'],
  ['the profile', '/en/profile', 'getProfile', 'In figures'],
  ['the statistics', '/en/statistics', 'getStatistics', /first match/i],
  ['the chat', '/en/detail/1#chat', 'getChatSummary', 'Chat'],
] as const)('%s, when a refetch fails', (_, address, target, loadedText) => {
  it('stays, shows when it was loaded, and offers a retry', async () => {
    const { backend, user } = await openApp(address, {
      as: 'jana',
      prepare: (backend) =>
        planMatches(backend, [{ title: 'Futsal', starts_at: NOW + DAY, players: ['jana'] }]),
    });
    await screen.findAllByText(loadedText);
    if (address.endsWith('#chat')) await screen.findByRole('textbox');
    expect(screen.queryByText(/Last updated 18/)).toBeNull();
    backend.faults.add({ target, kind: 'status', status: 500 });
    vi.setSystemTime(NOW + 31_000);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    const notice = await screen.findByText('New data can’t be loaded right now. Last updated 18:00.');
    // While offline, the bar at the top shows the age of the data instead.
    const onlineSpy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(notice.isConnected).toBe(false);
    onlineSpy.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText(/Last updated 18/);
    expect(screen.getAllByText(loadedText)).not.toHaveLength(0);
    backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Last updated 18/)).toBeNull());
  });
});
