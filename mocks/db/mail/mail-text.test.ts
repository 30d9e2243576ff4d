import { expect, it } from 'vitest';
import { writeMail } from './mail-text.ts';

it.each([
  ['cs', 'Hraje se 25. listopadu ve 20:00, Hala Vodova.'],
  ['cs', 'Potvrďte to prosím nejpozději 25. listopadu v 8:00.'],
  ['en', 'until Wednesday 25 November at 08:00.'],
] as const)('formats the times of a confirmation mail in %s: %s', (language, sentence) => {
  const starts_at = Date.parse('2026-11-25T20:00:00+01:00');
  const confirm_by = Date.parse('2026-11-25T08:00:00+01:00');
  const match = { title: 'Futsal', starts_at, timezone: 'Europe/Prague', venue: 'Hala Vodova' };
  const { text } = writeMail(
    { kind: 'confirm_participation', pid: 1, token: 'abc', match, confirm_by },
    language,
  );
  expect(text.replaceAll('\u00a0', ' ')).toContain(sentence);
});
