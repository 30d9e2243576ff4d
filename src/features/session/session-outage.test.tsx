// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NOW } from '@mocks/db/state.fixture';
import { expectConsole } from '../../../tests/setup/console.ts';
import { openApp, type OpenedApp, useOpenApp } from '../../../tests/setup/open-app.tsx';
import { planMatches } from '../../../tests/setup/plan-matches.ts';

useOpenApp();

/** Opens an address as Jana while that call fails, in one of the ways of src/api/token-refresh.test.ts; for the refresh, with a token that has run out. */
async function openWithout(target: 'getSession' | 'refreshToken', address: string): Promise<OpenedApp> {
  // The router tells of the guarded screen that could not be opened.
  if (address !== '/') expectConsole('warn', 'Error in route match');
  expectConsole('error', /Error/);
  return openApp(address, {
    as: 'jana',
    faults: [{ target, kind: 'status' }],
    prepare(backend) {
      planMatches(backend, [{ title: 'Futsal' }]);
      if (target === 'refreshToken') vi.setSystemTime(NOW + 6 * 60_000);
    },
  });
}

const comeBack = (event: string): void => act(() => void window.dispatchEvent(new Event(event)));

/** How often a session call that fails is sent: it is tried twice more. */
const attempts = 3;

/** Long enough for an answer, and for whatever might follow it by itself. */
const pause = (): Promise<void> => act(() => new Promise<void>((done) => void setTimeout(done, 60)));

describe.each(['getSession', 'refreshToken'] as const)('after an outage of %s', (target) => {
  it('Home is as ever', async () => {
    const app = await openWithout(target, '/profil');
    await screen.findByRole('button', { name: 'Zkusit znovu' });
    app.backend.faults.clear();
    await app.go('/');
    await screen.findByText('Futsal');
    await screen.findByRole('button', { name: 'Nabídka účtu: Jana Nováková' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['/', 'focus'],
    ['/', 'online'],
    ['/profil', 'focus'],
    ['/profil', 'online'],
  ])('%s heals by itself: %s', async (address, event) => {
    const app = await openWithout(target, address);
    await screen.findByRole('button', { name: 'Zkusit znovu' });
    app.backend.faults.clear();
    comeBack(event);
    await screen.findByText(address === '/' ? 'Futsal' : 'jana@example.com');
    await screen.findByRole('button', { name: 'Nabídka účtu: Jana Nováková' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('while the outage lasts', () => {
  it('is tried at each return, and not by itself; the failure stays meanwhile, and with it the focus', async () => {
    const app = await openWithout('getSession', '/');
    const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
    retry.focus();
    // The page's first screen is no change of screen.
    expect(app.requests('session')).toHaveLength(attempts);
    for (let times = 1; times <= 2; times += 1) {
      comeBack('focus');
      await waitFor(() => expect(app.requests('session')).toHaveLength(attempts * (1 + times)));
      await pause();
      expect(document.activeElement).toBe(retry);
    }
    expect(app.requests('session')).toHaveLength(attempts * 3);
  });
});
