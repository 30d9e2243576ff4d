// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { type OpenedApp, openApp, useOpenApp } from '../../../../tests/setup/open-app.tsx';
import { type PlannedMatch, planMatches } from '../../../../tests/setup/plan-matches.ts';
import { forgetPosition } from './nearest';

useOpenApp();

/** Stands for the browser, which has no place here. */
const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
Object.assign(navigator, { geolocation: { getCurrentPosition } });
afterEach(() => {
  forgetPosition();
  getCurrentPosition.mockReset();
});

const open = (address = '/?city=all', more: readonly PlannedMatch[] = []): Promise<OpenedApp> =>
  openApp(address, {
    as: 'jana',
    prepare: (backend) =>
      planMatches(backend, [
        { title: 'V Praze', starts_at: NOW + HOUR, venue: 'letna' },
        { title: 'Na Křídlovické', starts_at: NOW + 2 * HOUR, venue: 'kridlovicka' },
        { title: 'V Lužánkách', starts_at: NOW + DAY, venue: 'luzanky' },
        { title: 'Na Riviéře', starts_at: NOW + 2 * DAY, venue: 'riviera', sport: 'hockey' },
        ...more,
      ]),
  });

const press = async ({ user }: OpenedApp): Promise<void> =>
  user.click(await screen.findByRole('button', { name: /Nejblíž|Nearest/ }));

/** The browser answers that the person stands before the hall of Lužánky. */
const answer = (turn = 0): void => {
  const coords = { latitude: 49.2102, longitude: 16.6086 } as GeolocationCoordinates;
  act(() => getCurrentPosition.mock.calls[turn]?.[0]({ coords } as GeolocationPosition));
};

const refuse = (code: number): void =>
  act(() =>
    getCurrentPosition.mock.calls[0]?.[1]?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  );

const list = (): string[] =>
  within(document.querySelector<HTMLElement>('#matches')!)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

const byDay = [
  ['Dnes', 'V Praze', 'Na Křídlovické'],
  ['Zítra', 'V Lužánkách'],
  ['neděle 22.\u00A0listopadu', 'Na Riviéře'],
].flat();
const byDistance = [
  ['Od nejbližšího', 'V Lužánkách', 'Na Riviéře', 'V Praze'],
  ['Bez polohy na mapě', 'Na Křídlovické'],
].flat();

describe('the nearest first', () => {
  it('is an order by a press, which asks where one is, and ends with another', async () => {
    const app = await open();
    await screen.findByRole('heading', { name: 'V Praze' });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await press(app);
    expect(screen.getByText('Zjišťujeme, kde jste. Vaši polohu nikam neposíláme.')).toBeDefined();
    expect(list()).toEqual(byDay);
    answer();
    await waitFor(() => expect(list()).toEqual(byDistance));
    expect(screen.getByRole('button', { name: 'Nejblíž' }).getAttribute('aria-pressed')).toBe('true');
    for (const unheard of document.querySelectorAll('#matches [aria-hidden=true]')) unheard.remove();
    const heard = screen.getAllByRole('link', { name: /^(V|Na) / }).map((link) =>
      (link.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? `no ${id}`)
        .join('')
        .replaceAll(/\s/g, ' '),
    );
    expect(heard[0]).toContain('Zítra, 0,1 km, od 18:00');
    expect(heard[1]).toContain('neděle 22. listopadu, 3,4 km, od');
    expect(heard[2]).toContain('Dnes, 186 km, od');
    expect(heard[3]).toMatch(/^Dnes, od/);
    await press(app);
    await waitFor(() => expect(list()).toEqual(byDay));
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  });

  it('is there again on the way back, leaves the address alone, and stays with the filters', async () => {
    const hockey = ['Nearest first', 'Na Riviéře'];
    // More than a part of the list holds, all of them nearer.
    const app = await open(
      '/en?city=all',
      Array.from({ length: 40 }, () => ({ title: 'Blíž' })),
    );
    await press(app);
    answer();
    await screen.findByRole('heading', { name: 'Nearest first' });
    await app.user.click(screen.getByRole('button', { name: 'More filters' }));
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sport' }), 'Hockey');
    await waitFor(() => expect([app.at(), ...list()]).toEqual(['/en?city=all&sport=hockey', ...hockey]));
    await app.user.click(screen.getByRole('link', { name: 'Na Riviéře' }));
    await screen.findByRole('heading', { level: 1, name: 'Na Riviéře' });
    act(() => app.router.history.back());
    await waitFor(() => expect(list()).toEqual(hockey));
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
    expect(app.requests().join() + JSON.stringify([localStorage, sessionStorage])).not.toMatch(/49\.2|16\.6/);
  });

  it.each([
    [1, 'Bez vaší polohy nevíme, co je nejblíž. Povolit ji můžete v nastavení prohlížeče.'],
    [2, 'Nepodařilo se zjistit, kde jste. Zkuste to prosím znovu.'],
    [3, 'Nepodařilo se zjistit, kde jste. Zkuste to prosím znovu.'],
  ])('changes nothing but a line when the browser fails with %i', async (code, words) => {
    const app = await open();
    await press(app);
    refuse(code);
    expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
    expect(screen.getByRole('button', { name: 'Nejblíž' }).getAttribute('aria-pressed')).toBe('false');
    expect(list()).toEqual(byDay);
  });

  it('does not come when it was called off, or when it is no longer the same person’s', async () => {
    const app = await open();
    await press(app);
    await press(app);
    answer();
    expect(screen.getByRole('button', { name: 'Nejblíž' }).getAttribute('aria-pressed')).toBe('false');
    await press(app);
    answer(1);
    await waitFor(() => expect(list()).toEqual(byDistance));
    await act(async () => app.auth.signOut());
    app.close();
    await open();
    await screen.findByRole('heading', { name: 'V Praze' });
    expect(list()).toEqual(byDay);
  });
});
