// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clockSkewKey } from '@/api/session/clock';
import { NOW } from '@mocks/db/state.fixture';
import { createTestBackend } from '@mocks/node';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import { planMatches } from '@tests/setup/plan-matches';

useOpenApp();

const hourMs = 3_600_000;

it.each([2, 26, -26])(
  'uses the backend time, and says so, when the device clock is %i h ahead',
  async (hours) => {
    const aheadMs = hours * hourMs;
    const backend = await createTestBackend({ now: () => Date.now() - aheadMs });
    vi.setSystemTime(NOW + aheadMs);
    planMatches(backend, [
      { title: 'Dnes', starts_at: NOW + hourMs, ends_at: NOW + 2 * hourMs },
      { title: 'Zítra', players: ['jana'] },
    ]);
    localStorage.setItem(clockSkewKey, String(-aheadMs));
    const { go } = await openApp('/', { as: 'jana', backend });
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Dnes/), expect.stringMatching(/^Zítra/)]),
    );
    await screen.findByText(/^Vaše zařízení ukazuje/);
    await go('/detail/2');
    expect(await within(screen.getByRole('main')).findByText(/^Hrajete!/)).toBeDefined();
  },
);
