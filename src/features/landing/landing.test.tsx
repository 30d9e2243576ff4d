// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp, useOpenApp } from '@tests/setup/open-app';

useOpenApp();

const getHref = (name: string): string | null =>
  within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href');

describe('Home for guests', () => {
  it('explains Hrajem with an inert example row, without a request', async () => {
    const { requests } = await openApp('/');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hrajem. Jdete taky?');
    const steps = within(screen.getByRole('region', { name: 'Jak to funguje' }));
    const stepTitles = steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(stepTitles).toEqual(['Najděte zápas', 'Přidejte se', 'Přijďte si zahrát']);
    expect(['Založit účet', 'Přihlásit se k účtu'].map(getHref)).toEqual(['/registrace', '/prihlaseni']);
    expect(screen.getAllByRole('link', { name: /^(Jak to funguje|O nás)/ })).toHaveLength(2);
    expect(screen.queryByRole('navigation', { name: 'Hlavní navigace' })).toBeNull();
    const figure = screen.getByRole('figure');
    expect(within(figure).getByText(/^Ukázka: takhle vypadá zápas\./)).toBeDefined();
    expect(getHref('Chci hrát taky')).toBe('/registrace');
    expect(figure.querySelector('ul')?.hasAttribute('inert')).toBe(true);
    expect(figure.textContent).toMatch(/1\svolné místo.*Jdu hrát/);
    expect(requests()).toEqual([]);
  });

  it('asks a guest to sign in for a guarded page, and keeps its address for the return', async () => {
    const { at, user } = await openApp('/en/profile');
    expect(at()).toBe('/en?next=%2Fen%2Fprofile');
    const notice = screen.getByText('Sign in to see that page.').closest<HTMLElement>('[role=status]')!;
    const links = within(notice).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Sign in', 'Create an account']);
    const headerLink = within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' });
    expect(headerLink.getAttribute('href')).toBe(links[0]!.getAttribute('href'));
    await user.click(links[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(at()).toBe('/en/login?next=%2Fen%2Fprofile');
  });

  it('presents a shared match as an invitation, with links that keep its address for the return', async () => {
    const { requests, user } = await openApp('/detail/1');
    const notice = screen.getByText(/^Někdo vás zve na zápas\./).closest<HTMLElement>('[role=status]')!;
    const links = within(notice).getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/registrace?next=%2Fdetail%2F1', '/prihlaseni?next=%2Fdetail%2F1']);
    expect(requests()).toEqual([]);
    // It would seem to be that match.
    expect(screen.queryByRole('figure')).toBeNull();
    await user.click(links[1]!);
    await screen.findByRole('heading', { level: 1, name: 'Přihlášení' });
    expect(screen.getByText(/^Někdo vás zve na zápas\./)).toBeDefined();
  });
});
