// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR, NOW } from '@mocks/db/state.fixture';
import { userKey } from '@/api/storage';
import { stubIntersectionObserver } from '../../../tests/setup/in-view.ts';
import { stubMedia } from '../../../tests/setup/media.ts';
import { openApp, type OpenAppOptions, type OpenedApp, useOpenApp } from '../../../tests/setup/open-app.tsx';
import { planMatches } from '../../../tests/setup/plan-matches.ts';
import { askToInstall, listenForInstallPrompt } from './install-prompt';

useOpenApp();
const setInView = stubIntersectionObserver();

beforeAll(
  () => Promise.all([import('@/app/services'), import('@/features/statistics/statistics-view')]),
  60_000,
);

const ask = vi.fn(() => Promise.resolve());
const target = new EventTarget();
listenForInstallPrompt(target as Window);

/** The browser would install the app. */
function offerOfBrowser(): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: ask });
  act(() => void target.dispatchEvent(event));
  return event;
}

beforeEach(() => {
  localStorage.clear();
  ask.mockClear();
});
afterEach(async () => {
  await askToInstall();
  localStorage.clear();
});

async function open(options: OpenAppOptions): Promise<OpenedApp> {
  const app = await openApp('/', options);
  // What counts the matches comes when the browser is idle.
  await waitFor(() => expect(document.querySelector('.fixed > [role=status]')).not.toBeNull());
  return app;
}

const openFirst = (): Promise<OpenedApp> =>
  open({
    as: 'jana',
    prepare: (backend) =>
      planMatches(
        backend,
        // One after the other: the app would ask about matches that overlap.
        ['První', 'Druhý', 'Třetí', 'Čtvrtý'].map((title, at) => ({
          title,
          players: ['alex'],
          starts_at: NOW + (24 + 3 * at) * HOUR,
          ends_at: NOW + (25 + 3 * at) * HOUR,
        })),
      ),
  });

/** Closes the app and opens it later, on the same device. */
async function comeBack({ leave, backend }: OpenedApp): Promise<OpenedApp> {
  leave();
  return open({ backend });
}

async function join({ user }: OpenedApp, title: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Jdu hrát: ${title}` }));
  await screen.findByRole('button', { name: `Nejdu: ${title}`, busy: false });
}

/** Joins a match after the one that was joined on a former visit. */
async function joinSecond(app: OpenedApp): Promise<void> {
  localStorage.setItem(userKey('joins'), '1');
  await join(app, 'Druhý');
}

/** To another screen and back to the list. */
async function lookElsewhere({ user }: OpenedApp): Promise<void> {
  const navigation = screen.getAllByRole('navigation', { name: 'Hlavní navigace' })[0]!;
  await user.click(within(navigation).getByRole('link', { name: 'Statistiky' }));
  await screen.findByRole('heading', { level: 1, name: 'Statistiky' });
  await user.click(within(navigation).getByRole('link', { name: 'Zápasy' }));
  await screen.findByRole('heading', { level: 1, name: 'Zápasy' });
}

const text = /Přidejte si Hrajem na plochu/;

describe('the offer to install', () => {
  it('comes with the list after the second match joined, in the page, asks the browser, and never comes twice', async () => {
    const app = await openFirst();
    expect(offerOfBrowser().defaultPrevented).toBe(true);
    await join(app, 'První');
    await lookElsewhere(app);
    expect(screen.queryByText(text)).toBeNull();
    await join(app, 'Druhý');
    // What came of the press stands there alone.
    expect(screen.queryByText(text)).toBeNull();
    await lookElsewhere(app);
    expect(screen.getByText(text).closest('main')).not.toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Přidat' }));
    expect(ask).toHaveBeenCalledOnce();
    expect(screen.queryByText(text)).toBeNull();
    const again = await comeBack(app);
    offerOfBrowser();
    await join(again, 'Třetí');
    await lookElsewhere(again);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('waits where the browser does not install, and counts over visits', async () => {
    const app = await openFirst();
    await join(app, 'První');
    await join(app, 'Druhý');
    await lookElsewhere(app);
    expect(screen.queryByText(text)).toBeNull();
    const again = await comeBack(app);
    offerOfBrowser();
    await join(again, 'Třetí');
    await lookElsewhere(again);
    await again.user.click(screen.getByRole('button', { name: 'Teď ne' }));
    expect(ask).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    // The browser would still install it.
    await lookElsewhere(again);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('comes again where it was out of sight, and not where it was left alone', async () => {
    const app = await openFirst();
    offerOfBrowser();
    await joinSecond(app);
    setInView(false);
    await lookElsewhere(app);
    screen.getByText(text);
    await lookElsewhere(app);
    screen.getByText(text);
    setInView(true);
    await lookElsewhere(app);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('says on iOS how it is done there', async () => {
    Object.assign(navigator, { standalone: false });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
    try {
      const app = await openFirst();
      await joinSecond(app);
      await lookElsewhere(app);
      await screen.findByText(/klepněte na Sdílet/);
      await app.user.click(screen.getByRole('button', { name: 'Rozumím' }));
      expect(screen.queryByText(/klepněte na Sdílet/)).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'standalone');
      Reflect.deleteProperty(navigator, 'maxTouchPoints');
    }
  });

  it.each([
    ['speaks of a window on a computer', 'pointer: fine', [/ve vlastním okně/]],
    ['does not come where the app is installed', 'standalone', []],
  ])('%s', async (_, media, shown) => {
    stubMedia(media);
    const app = await openFirst();
    offerOfBrowser();
    await joinSecond(app);
    await lookElsewhere(app);
    for (const words of shown) screen.getByText(words);
    expect(screen.queryAllByRole('button', { name: /^(Nainstalovat|Přidat)$/ })).toHaveLength(shown.length);
  });
});
