// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { openApp, useOpenApp } from '../../../tests/setup/open-app.tsx';
import { type PlannedMatch, planMatches } from '../../../tests/setup/plan-matches.ts';

useOpenApp();

const openStatistics = (matches: readonly PlannedMatch[], address = '/statistiky') =>
  openApp(address, { as: 'jana', prepare: (backend) => planMatches(backend, matches) });

/** Matches that Jana played so many days ago; in the second of them she did not show up. */
const played = (count: number): PlannedMatch[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `Odehraný ${String(index)}`,
    starts_at: NOW - (count - index) * DAY,
    ends_at: NOW - (count - index) * DAY + HOUR,
    players: ['jana'],
    places: { jana: { attended: index !== 1 } },
  }));

describe('statistics', () => {
  it('invite a newcomer instead of showing zeros', async () => {
    await openStatistics([{ title: 'Zítra', players: ['jana'] }]);
    await screen.findByRole('heading', { level: 2, name: 'Tady bude přibývat' });
    expect(screen.getByText(/Už vás čeká 1 zápas\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Najít zápas' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Stáhnout CSV' })).toBeNull();
  });

  it('show no rate below five finished matches', async () => {
    await openStatistics(played(4));
    expect(await screen.findByText('spočítáme ji, až budete mít za sebou 5 zápasů')).toBeDefined();
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it('show the rate from five on, with its formula and what it was counted from', async () => {
    await openStatistics(played(5));
    expect(await screen.findByText('80 %')).toBeDefined();
    expect(screen.getByText('odehráno ÷ (odehráno + nepřišli jste)', { exact: false })).toBeDefined();
    expect(screen.getByText('4 ÷ (4 + 1) = 80 %')).toBeDefined();
    expect(screen.getByText('nejdelší série: 3 zápasy')).toBeDefined();
    expect(screen.getByText(/^Spočítáno 20\. 11\. 18:00$/)).toBeDefined();
  });

  it('say in words what each chart shows', async () => {
    await openStatistics(played(5), '/en/statistics');
    const charts = await screen.findAllByRole('img');
    expect(charts.map((chart) => chart.getAttribute('aria-label'))).toEqual([
      'Column chart by month. You played most in November 2026: 4.',
      'Bar chart by city. You play most often in Brno: 4.',
      'Bar chart by sport. Most often: Football, 4.',
    ]);
    // And in nothing else: what is drawn is in the table.
    for (const chart of charts) expect(chart.querySelector(':scope > :not([aria-hidden=true])')).toBeNull();
  });

  it('draw a column as high as its numbers on an axis that reaches them, hatched above what was played', async () => {
    await openStatistics(played(5));
    const chart = await screen.findByRole('img', { name: /^Sloupcový graf/ });
    const texts = [...chart.querySelectorAll('text')].map((text) => text.textContent);
    expect(texts.slice(0, 7)).toEqual(['0', '1', '2', '3', '4', '5', 'led']);
    expect(texts.slice(-2)).toEqual(['4/5', 'lis']);
    const columns = [...chart.querySelectorAll('g > rect')];
    const [joined, attended] = columns.map((column) => Number(column.getAttribute('height')));
    expect(columns).toHaveLength(2);
    expect(attended).toBeCloseTo((joined ?? 0) * 0.8);
    expect(columns[0]?.getAttribute('fill')).toBe(`url(#${chart.querySelector('pattern')?.id ?? ''})`);
    expect(columns[1]?.getAttribute('fill')).toBe('var(--color-accent)');
  });

  it('draw the longest bar over the whole width and the others in proportion', async () => {
    const hockey = played(2).map((match) => ({ ...match, sport: 'hockey' as const }));
    await openStatistics([...played(5), ...hockey.slice(0, 1)]);
    const chart = await screen.findByRole('img', { name: /^Pruhový graf podle sportů/ });
    const widths = [...chart.querySelectorAll('rect.fill-accent')].map((bar) => bar.getAttribute('width'));
    expect(widths).toEqual(['100%', '25%']);
  });
});
