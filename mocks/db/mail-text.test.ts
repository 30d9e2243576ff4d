import { expect, test } from 'vitest';
import { writeMail } from './mail-text.ts';

const text = (language: 'cs' | 'en', starts_at: string, confirm_by: string): string =>
  writeMail(
    {
      kind: 'confirm_participation',
      pid: 1,
      token: 'abc',
      match: {
        title: 'Futsal',
        starts_at: Date.parse(starts_at),
        timezone: 'Europe/Prague',
        venue: 'Hala Vodova',
      },
      confirm_by: Date.parse(confirm_by),
    },
    language,
  ).text.replaceAll('\u00a0', ' ');

test('the confirmation mail formats its times for each language', () => {
  const times = ['2026-11-25T20:00:00+01:00', '2026-11-25T08:00:00+01:00'] as const;
  expect(text('cs', ...times)).toContain('Hraje se 25. listopadu ve 20:00, Hala Vodova.');
  expect(text('cs', ...times)).toContain('Potvrďte to prosím nejpozději 25. listopadu v 8:00.');
  expect(text('en', ...times)).toContain('until Wednesday 25 November at 08:00.');
});
