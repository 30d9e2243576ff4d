// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import type { PlannedMatch } from '@tests/setup/plan-matches';

useOpenApp();

const openStatistics = (matches: readonly PlannedMatch[]) => openApp('/statistiky', { as: 'jana', matches });

const createFinishedMatch = (daysAgo: number, attended: boolean | null): PlannedMatch => ({
  title: `Odehraný ${String(daysAgo)}`,
  starts_at: NOW - daysAgo * DAY,
  ends_at: NOW - daysAgo * DAY + HOUR,
  players: ['jana'],
  participations: { jana: { attended } },
});

/** Jana's finished matches; she did not show up at the second. */
const createFinishedMatches = (count: number): PlannedMatch[] =>
  Array.from({ length: count }, (_, index) => createFinishedMatch(count - index, index !== 1));

describe('statistics', () => {
  it('keep the pressed button when they cannot be loaded again', async () => {
    await openApp('/statistiky', { as: 'jana', faults: [{ target: 'getStatistics', kind: 'status' }] });
    const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
    retry.focus();
    retry.click();
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
    await waitFor(() => expect(retry.getAttribute('aria-busy')).not.toBe('true'));
    expect(document.activeElement).toBe(retry);
  });

  it('show an empty state instead of zeros', async () => {
    await openStatistics([{ title: 'Zítra', players: ['jana'] }]);
    await screen.findByRole('heading', { level: 2, name: 'Všechno začne prvním zápasem' });
    expect(screen.getByText(/Už vás čeká 1 zápas\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Najít zápas' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Stáhnout CSV' })).toBeNull();
  });

  it('show no rate below five finished matches', async () => {
    await openStatistics(createFinishedMatches(4));
    expect(await screen.findByText('spočítáme ji, až budete mít za sebou 5 zápasů')).toBeDefined();
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it('show the rate and its formula from five matches on, and a column with a hatched part for missed matches', async () => {
    await openStatistics(createFinishedMatches(5));
    expect(await screen.findByText('80 %')).toBeDefined();
    expect(screen.getByText('odehráno ÷ (odehráno + nepřišli jste)', { exact: false })).toBeDefined();
    expect(screen.getByText('4 ÷ (4 + 1) = 80 %')).toBeDefined();
    expect(screen.getByText(/^Stav:/).textContent).toBe('Stav: pátek 20.\u00a011. 18:00');
    const chart = await screen.findByRole('img', { name: /^Sloupcový graf/ });
    const texts = [...chart.querySelectorAll('text')].map((text) => text.textContent);
    expect(texts.slice(0, 7)).toEqual(['0', '1', '2', '3', '4', '5', 'led']);
    expect(texts.slice(-2)).toEqual(['4/5', 'lis']);
    const columns = [...chart.querySelectorAll('g > rect')];
    const [joinedHeight, attendedHeight] = columns.map((column) => Number(column.getAttribute('height')));
    expect(columns).toHaveLength(2);
    expect(attendedHeight).toBeCloseTo((joinedHeight ?? 0) * 0.8);
    expect(columns[0]?.getAttribute('fill')).toBe(`url(#${chart.querySelector('pattern')?.id ?? ''})`);
    expect(columns[1]?.getAttribute('fill')).toBe('var(--color-accent)');
  });

  it('name the best months, or their number when there are many', async () => {
    const createMonthlyMatches = (count: number): PlannedMatch[] =>
      Array.from({ length: count }, (_, index) => createFinishedMatch(1 + index * 31, true));
    const name = /^Sloupcový graf/;
    const { close } = await openStatistics(createMonthlyMatches(2));
    expect((await screen.findByRole('img', { name })).getAttribute('aria-label')).toBe(
      'Sloupcový graf po měsících. Nejvíc zápasů za měsíc: 1 (říjen 2026 a\u00a0listopad 2026).',
    );
    close();
    await openStatistics(createMonthlyMatches(4));
    expect((await screen.findByRole('img', { name })).getAttribute('aria-label')).toBe(
      'Sloupcový graf po měsících. Nejvíc zápasů za měsíc: 1 (4 ze\u00a012 měsíců).',
    );
  });

  it('do not count a match without a record as missed, and say of how many matches each figure is', async () => {
    await openStatistics(
      [6, 5, 4, 3, 2, 1].map((daysAgo) => createFinishedMatch(daysAgo, daysAgo < 6 || null)),
    );
    await screen.findByText('na soupisce jste byli u 6 zápasů');
    screen.getByText('z 5 zápasů se zapsanou účastí');
    const chart = await screen.findByRole('img', { name: /^Sloupcový graf/ });
    const fills = [...chart.querySelectorAll('g > rect')].map((column) => column.getAttribute('fill'));
    expect(fills).toEqual(['none', 'var(--color-accent)']);
  });

  it('draw the longest bar over the whole width, and the others in proportion', async () => {
    await openStatistics([...createFinishedMatches(5), { ...createFinishedMatch(2, true), sport: 'hockey' }]);
    const chart = await screen.findByRole('img', { name: /^Pruhový graf podle sportů/ });
    const widths = [...chart.querySelectorAll('rect.fill-accent')].map((bar) => bar.getAttribute('width'));
    expect(widths).toEqual(['100%', '25%']);
  });
});
