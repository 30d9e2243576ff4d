// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NOW } from '@mocks/db/state.fixture';
import { expectConsole } from '@tests/setup/console';
import { openApp, type OpenedApp, useOpenApp } from '@tests/setup/open-app';
import { planMatches } from '@tests/setup/plan-matches';

useOpenApp();

/** Opens an address as Jana while an operation fails; for `refreshToken` her access token has run out. */
async function openWithFault(target: 'getSession' | 'refreshToken', address: string): Promise<OpenedApp> {
  // The router logs that the guarded screen failed.
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

const dispatchOnWindow = (event: string): void => act(() => void window.dispatchEvent(new Event(event)));

/** The number of requests of a failing session query, which is retried twice. */
const attemptCount = 3;

/** Waits for an answer and for requests that might follow it. */
const waitForRequests = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => void setTimeout(resolve, 60)));

describe.each(['getSession', 'refreshToken'] as const)('after an outage of %s', (target) => {
  it('shows Home as usual', async () => {
    const app = await openWithFault(target, '/profil');
    await screen.findByRole('button', { name: 'Zkusit znovu' });
    app.backend.faults.clear();
    await app.go('/');
    await screen.findByText('Futsal');
    await screen.findByRole('button', { name: 'Nabídka účtu: Jana Nováková' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['/', 'focus'],
    ['/profil', 'online'],
  ])('%s loads without a press after the event %s', async (address, event) => {
    const app = await openWithFault(target, address);
    await screen.findByRole('button', { name: 'Zkusit znovu' });
    app.backend.faults.clear();
    dispatchOnWindow(event);
    await screen.findByText(address === '/' ? 'Futsal' : 'jana@example.com');
    await screen.findByRole('button', { name: 'Nabídka účtu: Jana Nováková' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('says without a signal that a guarded screen waits for it', async () => {
  expectConsole('warn', 'Error in route match');
  expectConsole('error', 'NetworkError');
  await openApp('/profil', { as: 'jana', isOffline: true });
  expect(await screen.findByText('Zkusíme to znovu, až bude signál.')).toBeDefined();
});

it('retries during an outage only when the person returns to the page, and keeps the error and the focus', async () => {
  const app = await openWithFault('getSession', '/');
  const retryButton = await screen.findByRole('button', { name: 'Zkusit znovu' });
  retryButton.focus();
  expect(app.requests('session')).toHaveLength(attemptCount);
  for (const returnCount of [1, 2]) {
    dispatchOnWindow('focus');
    await waitFor(() => expect(app.requests('session')).toHaveLength(attemptCount * (1 + returnCount)));
    await waitForRequests();
    expect(document.activeElement).toBe(retryButton);
  }
  expect(app.requests('session')).toHaveLength(attemptCount * 3);
});
