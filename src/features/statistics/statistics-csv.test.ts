import { expect, it } from 'vitest';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import { statisticsCsv } from './statistics-csv';

const figures: Statistics = {
  matches_joined: 8,
  matches_played: 6,
  matches_upcoming: 2,
  matches_attended: 5,
  no_shows: 1,
  late_leaves: 0,
  attendance_rate: 0.833,
  current_streak: 2,
  longest_streak: 3,
  first_match_at: '2026-01-10T18:00:00+01:00',
  last_match_at: '2026-11-10T18:00:00+01:00',
  by_month: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    joined: 1,
    attended: 0,
  })),
  by_city: [
    {
      city: {
        id: 1,
        name: '=HYPERLINK("https://example.com")',
        region: 'x',
        country_code: 'CZ',
        latitude: null,
        longitude: null,
      },
      attended: 5,
    },
  ],
  by_sport: [{ sport: 'hockey', attended: 5 }],
  member_since: '2025-11-11T23:30:00+00:00',
  calculated_at: '2026-11-20T08:00:00+01:00',
};

it('holds every figure once, worded and separated as in the language', () => {
  const text = statisticsCsv(figures, createI18n('cs', cs).LL, 'cs', 'Europe/Prague');
  const lines = text.slice(1).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 10 + 24 + 1 + 1);
  expect(lines).toContain('Přehled;Účast;0,833');
  expect(lines).toContain('Přehled;S námi od;2025-11-12');
  expect(lines).toContain('Přehled;Zápasy v řadě;2');
  expect(lines).toContain('Po měsících: Na soupisce;2026-03;1');
  expect(lines).toContain('Podle sportů;Hokej;5');
  expect(new Set(lines).size).toBe(lines.length);
});

it('runs no text as a formula', () => {
  const text = statisticsCsv(figures, createI18n('en', en).LL, 'en', 'Europe/Prague');
  expect(text).toContain(`By city,"'=HYPERLINK(""https://example.com"")",5\r\n`);
});
