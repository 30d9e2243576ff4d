// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NOW } from '@mocks/db/state.fixture';
import { expectConsole } from '../../../tests/setup/console.ts';
import { openApp, type OpenAppOptions, type OpenedApp, useOpenApp } from '../../../tests/setup/open-app.tsx';
import { planMatches } from '../../../tests/setup/plan-matches.ts';

useOpenApp();

type Fault = Pick<NonNullable<OpenAppOptions['faults']>[number], 'kind'> & { status?: 429 | 500 | 503 };

const kinds: Fault[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429 },
  { kind: 'html' },
  { kind: 'broken_json' },
  { kind: 'empty_object' },
  { kind: 'reset' },
];

/** Opens an address as Jana while that call fails; for the refresh, with a token that has run out. */
async function openWithout(
  target: 'getSession' | 'refreshToken',
  address: string,
  fault: Fault = { kind: 'status' },
): Promise<OpenedApp> {
  // The router tells of the guarded screen that could not be opened.
  if (address !== '/') expectConsole('warn', 'Error in route match');
  expectConsole('error', /Error/);
  return openApp(address, {
    as: 'jana',
    faults: [{ target, ...fault } as NonNullable<OpenAppOptions['faults']>[number]],
    prepare(backend) {
      planMatches(backend, [{ title: 'Futsal' }]);
      if (target === 'refreshToken') vi.setSystemTime(NOW + 6 * 60_000);
    },
  });
}

/** The list and the account menu show who is signed in. */
async function seeWell(): Promise<void> {
  await screen.findByText('Futsal');
  await screen.findByRole('button', { name: 'Nabídka účtu: Jana Nováková' });
}

const alerts = (): HTMLElement[] => screen.queryAllByRole('alert');

const comeBack = (event: string): void => act(() => void window.dispatchEvent(new Event(event)));

/** Long enough for an answer, and for whatever might follow it by itself. */
const pause = (): Promise<void> => act(() => new Promise<void>((done) => void setTimeout(done, 60)));

describe.each(['getSession', 'refreshToken'] as const)('after an outage of %s', (target) => {
  it.each(kinds)('($kind $status) Home is as ever', async (fault) => {
    const app = await openWithout(target, '/profil', fault);
    await screen.findByRole('button', { name: 'Zkusit znovu' });
    app.backend.faults.clear();
    await app.go('/');
    await seeWell();
    expect(alerts()).toEqual([]);
  });

  it.each(['focus', 'online'])('Home heals by itself: %s', async (event) => {
    const app = await openWithout(target, '/');
    await screen.findByRole('alert');
    app.backend.faults.clear();
    comeBack(event);
    await seeWell();
    expect(alerts()).toEqual([]);
  });

  it.each(['focus', 'online'])('a guarded screen heals by itself: %s', async (event) => {
    const app = await openWithout(target, '/profil');
    await screen.findByRole('button', { name: 'Zkusit znovu' });
    app.backend.faults.clear();
    comeBack(event);
    await screen.findByRole('heading', { level: 2, name: 'Jana Nováková' });
    await screen.findByRole('button', { name: 'Nabídka účtu: Jana Nováková' });
    expect(alerts()).toEqual([]);
  });
});

describe('while the outage lasts', () => {
  it('is tried at each return, and not by itself', async () => {
    const app = await openWithout('getSession', '/');
    const before = app.requests('session').length;
    for (let times = 1; times <= 3; times += 1) {
      comeBack('focus');
      await waitFor(() => expect(app.requests('session')).toHaveLength(before + times));
      await pause();
    }
    expect(app.requests('session')).toHaveLength(before + 3);
  });

  it('no more than three refreshes are tried in ten seconds', async () => {
    const app = await openWithout('refreshToken', '/');
    for (let times = 1; times <= 10; times += 1) {
      comeBack(times % 2 ? 'focus' : 'online');
      await pause();
    }
    expect(app.requests('refresh-token')).toHaveLength(3);
    await app.go('/o-nas');
    await app.go('/');
    await pause();
    expect(app.requests('refresh-token')).toHaveLength(3);
  });

  it('the failure stays while it is tried, and with it the focus', async () => {
    const app = await openWithout('getSession', '/');
    const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
    retry.focus();
    comeBack('focus');
    await waitFor(() => expect(app.requests('session')).toHaveLength(2));
    await pause();
    expect(document.activeElement).toBe(retry);
  });
});
