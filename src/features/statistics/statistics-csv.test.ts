import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '@/generated/examples';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import cs from '@/i18n/cs';
import { createI18n } from '@/i18n/translate';
import { createStatisticsCsv, toCsv } from './statistics-csv';

const busyPlayer = examples.getStatistics.busy_player;
const figures: Statistics = {
  ...busyPlayer,
  by_city: busyPlayer.by_city.map(({ city, attended }) => ({
    city: { ...city, name: '=HYPERLINK("https://example.com")' },
    attended,
  })),
  by_sport: [{ sport: 'hockey', attended: 5 }],
  member_since: '2025-11-11T23:30:00+00:00',
};

it('the file of the statistics has each figure once, with the texts and the separator of the language', () => {
  const text = createStatisticsCsv(figures, createI18n('cs', cs), 'Europe/Prague');
  const lines = text.slice(1).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 10 + 24 + 1 + 1);
  expect(lines).toContain('Přehled;Účast;0,926');
  expect(lines).toContain('Přehled;V Hrajem od;2025-11-12');
  expect(lines).toContain('Přehled;Zápasy v řadě;6');
  expect(lines).toContain('Po měsících: Na soupisce;2026-03;3');
  expect(lines).toContain('Podle sportů;Hokej;5');
  expect(new Set(lines).size).toBe(lines.length);
});

describe('CSV', () => {
  it('begins with a byte order mark and separates cells as usual in the country', () => {
    const rows = [
      ['Účast', 0.939],
      ['Zápasů', 1234],
    ];
    expect(toCsv(rows, 'cs')).toBe('\uFEFFÚčast;0,939\r\nZápasů;1234\r\n');
    expect(toCsv(rows, 'en')).toBe('\uFEFFÚčast,0.939\r\nZápasů,1234\r\n');
  });

  it('writes every text into one cell, and an apostrophe before formulas', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [line] = toCsv([[text, 'end']], 'cs')
          .slice(1)
          .split(';end\r\n');
        const cell = line?.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
        expect(cell).toBe(/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
      }),
    );
  });
});
