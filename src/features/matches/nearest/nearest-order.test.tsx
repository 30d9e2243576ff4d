// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { type OpenedApp, openApp, useOpenApp } from '@tests/setup/open-app';
import type { PlannedMatch } from '@tests/setup/plan-matches';
import { forgetPosition } from './nearest-order';

useOpenApp();

/** Replaces the geolocation of the browser, which jsdom lacks. */
const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
Object.assign(navigator, { geolocation: { getCurrentPosition } });
afterEach(() => {
  forgetPosition();
  getCurrentPosition.mockReset();
});

const openList = (address = '/?city=all', moreMatches: readonly PlannedMatch[] = []): Promise<OpenedApp> =>
  openApp(address, {
    as: 'jana',
    matches: [
      { title: 'V Praze', starts_at: NOW + HOUR, venue: 'letna' },
      { title: 'Na Křídlovické', starts_at: NOW + 2 * HOUR, venue: 'kridlovicka' },
      { title: 'V Lužánkách', starts_at: NOW + DAY, venue: 'luzanky' },
      { title: 'Na Riviéře', starts_at: NOW + 2 * DAY, venue: 'riviera', sport: 'hockey' },
      ...moreMatches,
    ],
  });

const pressNearest = async ({ user }: OpenedApp): Promise<void> =>
  user.click(await screen.findByRole('button', { name: /Poblíž|Near me/ }));

/** Answers a position request with the coordinates of the hall Lužánky. */
const answerPosition = (callIndex = 0): void => {
  const coords = { latitude: 49.2102, longitude: 16.6086 } as GeolocationCoordinates;
  act(() => getCurrentPosition.mock.calls[callIndex]?.[0]({ coords } as GeolocationPosition));
};

const failPosition = (code: number): void =>
  act(() =>
    getCurrentPosition.mock.calls[0]?.[1]?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  );

const readShownHeadings = (): string[] =>
  within(document.querySelector<HTMLElement>('#matches')!)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

const headingsByDay = [
  ['Dnes', 'V Praze', 'Na Křídlovické'],
  ['Zítra', 'V Lužánkách'],
  ['Neděle 22.\u00A0listopadu', 'Na Riviéře'],
].flat();
const headingsByDistance = [
  ['Od nejbližšího', 'V Lužánkách', 'Na Riviéře', 'V Praze'],
  ['Bez polohy na mapě', 'Na Křídlovické'],
].flat();

describe('the order by distance', () => {
  it('begins on a press, which requests the position, and ends on the next press', async () => {
    const app = await openList();
    await screen.findByRole('heading', { name: 'V Praze' });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await pressNearest(app);
    expect(screen.getByText('Zjišťujeme, kde jste. Vaši polohu nikam neposíláme.')).toBeDefined();
    expect(readShownHeadings()).toEqual(headingsByDay);
    answerPosition();
    await waitFor(() => expect(readShownHeadings()).toEqual(headingsByDistance));
    expect(screen.getByRole('button', { name: 'Poblíž' }).getAttribute('aria-pressed')).toBe('true');
    for (const element of document.querySelectorAll('#matches [aria-hidden=true]')) element.remove();
    const descriptions = screen.getAllByRole('link', { name: /^(V|Na) / }).map((link) =>
      (link.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? `no ${id}`)
        .join('')
        .replaceAll(/\s/g, ' '),
    );
    expect(descriptions[0]).toContain('Zítra, 0,1 km, od 18:00');
    expect(descriptions[1]).toContain('Neděle 22. listopadu, 3,4 km, od');
    expect(descriptions[2]).toContain('Dnes, 186 km, od');
    expect(descriptions[3]).toMatch(/^Dnes, od/);
    await pressNearest(app);
    await waitFor(() => expect(readShownHeadings()).toEqual(headingsByDay));
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  });

  it('leaves the default of my cities out while it is on', async () => {
    const app = await openList('/');
    await screen.findByRole('button', { name: 'V jiných městech: 1 zápas' });
    const cityChip = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Město/ });
    await pressNearest(app);
    answerPosition();
    await waitFor(() => expect(readShownHeadings()).toEqual(headingsByDistance));
    expect(cityChip.selectedOptions[0]?.text).toBe('Všechna města');
    expect(screen.queryByRole('button', { name: /^V jiných městech/ })).toBeNull();
    await app.user.selectOptions(cityChip, 'Praha');
    await waitFor(() => expect(readShownHeadings()).toEqual(['Od nejbližšího', 'V Praze']));
    await app.user.selectOptions(cityChip, 'Všechna města');
    await pressNearest(app);
    await waitFor(() => expect(readShownHeadings()).toContain('Dnes'));
    expect(readShownHeadings()).not.toContain('V Praze');
  });

  it('stays after Back and with filters, without the position in a URL, request or storage', async () => {
    const hockeyHeadings = ['Nearest first', 'Na Riviéře'];
    // These matches are nearer and fill a whole group of the list.
    const app = await openList(
      '/en?city=all',
      Array.from({ length: 40 }, () => ({ title: 'Blíž' })),
    );
    await pressNearest(app);
    answerPosition();
    await screen.findByRole('heading', { name: 'Nearest first' });
    await app.user.click(screen.getByRole('button', { name: 'Filters' }));
    await app.user.click(await screen.findByRole('button', { name: 'Hockey' }));
    await app.user.click(await screen.findByRole('button', { name: /^Show/ }));
    await waitFor(() =>
      expect([app.at(), ...readShownHeadings()]).toEqual(['/en?city=all&sport=hockey', ...hockeyHeadings]),
    );
    await app.user.click(screen.getByRole('link', { name: 'Na Riviéře' }));
    await screen.findByRole('heading', { level: 1, name: 'Na Riviéře' });
    act(() => app.router.history.back());
    await waitFor(() => expect(readShownHeadings()).toEqual(hockeyHeadings));
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
    expect(app.requests().join() + JSON.stringify([localStorage, sessionStorage])).not.toMatch(/49\.2|16\.6/);
  });

  it.each([
    [1, 'Bez vaší polohy nevíme, co je nejblíž. Povolit ji můžete v nastavení prohlížeče.'],
    [2, 'Nepodařilo se zjistit, kde jste. Zkuste to prosím znovu.'],
    [3, 'Nepodařilo se zjistit, kde jste. Zkuste to prosím znovu.'],
  ])('shows only a status line when the browser fails with code %i', async (code, text) => {
    await pressNearest(await openList());
    failPosition(code);
    expect((await screen.findByText(text)).getAttribute('role')).toBe('status');
    expect(screen.getByRole('button', { name: 'Poblíž' }).getAttribute('aria-pressed')).toBe('false');
    expect(readShownHeadings()).toEqual(headingsByDay);
  });

  it('ignores the position after a cancelled request, and forgets a position at sign-out', async () => {
    const app = await openList();
    await pressNearest(app);
    await pressNearest(app);
    answerPosition();
    expect(screen.getByRole('button', { name: 'Poblíž' }).getAttribute('aria-pressed')).toBe('false');
    await pressNearest(app);
    answerPosition(1);
    await waitFor(() => expect(readShownHeadings()).toEqual(headingsByDistance));
    await act(async () => app.auth.signOut());
    app.close();
    await openList();
    await screen.findByRole('heading', { name: 'V Praze' });
    expect(readShownHeadings()).toEqual(headingsByDay);
  });
});
