import { expect, test } from 'vitest';
import { aMatch, myParticipation } from '@/features/matches/data/match.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import { type ReminderKind, reminderKinds, remindersOf } from './reminders';

const [czech, english] = [createI18n('cs', cs), createI18n('en', en)];

const toConfirm = (confirm_by: string, fields: Partial<Match> = {}): Match =>
  aMatch({ ...fields, my_participation: myParticipation({ status: 'joined', confirm_by }) });

const days = Date.parse('2026-11-20T12:00:00+01:00');

/** "2026-11-23T17:00Z", of each reminder. */
const moments = (match: Match, now = days, wanted: readonly ReminderKind[] = reminderKinds): string[] =>
  remindersOf(czech, match, wanted, now).map(({ time: at }) =>
    new Date(at).toISOString().replace(':00.000', ''),
  );

const [dayBefore, hoursBefore] = ['2026-11-23T17:00Z', '2026-11-24T15:00Z'];
/** Two hours before noon. */
const atTen = '2026-11-24T09:00Z';
const noon = '2026-11-24T12:00:00+01:00';

test('a day and two hours before the match, and before its time to confirm ends', () => {
  expect(moments(toConfirm(noon))).toEqual([dayBefore, hoursBefore, atTen]);
});

test('nothing to confirm for those who have confirmed, wait in line, do not play or are not asked', () => {
  for (const my_participation of [
    myParticipation({ status: 'confirmed', confirm_by: noon }),
    myParticipation({ status: 'waitlisted', confirm_by: noon }),
    myParticipation({ status: 'joined' }),
    null,
  ])
    expect(moments(aMatch({ my_participation }))).toEqual([dayBefore, hoursBefore]);
});

test('nothing that is over: some calendars would tell of it at once', () => {
  const at = (instant: string): string[] => moments(toConfirm(noon), Date.parse(instant));
  expect(at('2026-11-23T18:00:00+01:00')).toEqual([hoursBefore, atTen]);
  expect(at('2026-11-24T10:00:00+01:00')).toEqual([hoursBefore]);
  expect(at('2026-11-24T16:00:00+01:00')).toEqual([]);
  expect(moments(toConfirm(noon, { status: 'cancelled' }))).toEqual([]);
});

test('a deadline in the morning is told of in the evening before, while that is to come', () => {
  const confirming = (confirm_by: string, now = days) => moments(toConfirm(confirm_by), now, ['deadline']);
  expect(confirming('2026-11-24T10:00:00+01:00')).toEqual(['2026-11-24T07:00Z']);
  expect(confirming('2026-11-24T09:30:00+01:00')).toEqual(['2026-11-23T19:30Z']);
  expect(confirming('2026-11-24T00:30:00+01:00')).toEqual(['2026-11-23T21:30Z']);
  const late = Date.parse('2026-11-23T23:00:00+01:00');
  expect(confirming('2026-11-24T08:00:00+01:00', late)).toEqual(['2026-11-24T05:00Z']);
});

test('the link of the e-mail is where to confirm as long as the backend gives no token', () => {
  const match = toConfirm(noon);
  delete match.my_participation?.confirmation_token;
  expect(remindersOf(czech, match, ['deadline'], days)[0]?.text).toMatch(/odkazem z.e-mailu/);
});

test('the words name the day, in the language of the person', () => {
  const said = (i18n: typeof czech): string[] =>
    remindersOf(i18n, toConfirm(noon), reminderKinds, days).map(({ text }) => text.replaceAll('\u00A0', ' '));
  expect(said(czech)).toMatchInlineSnapshot(`
    [
      "Hraje se: Úterní futsal na Lužánkách, úterý 24. 11. 18:00, Sportovní hala Lužánky",
      "Hraje se: Úterní futsal na Lužánkách, úterý 24. 11. 18:00, Sportovní hala Lužánky",
      "Potvrďte účast do úterý 24. 11. 12:00: Úterní futsal na Lužánkách",
    ]
  `);
  expect(said(english)).toMatchInlineSnapshot(`
    [
      "Coming up: Úterní futsal na Lužánkách, Tue 24 Nov, 18:00, Sportovní hala Lužánky",
      "Coming up: Úterní futsal na Lužánkách, Tue 24 Nov, 18:00, Sportovní hala Lužánky",
      "Confirm your place by Tue 24 Nov, 12:00: Úterní futsal na Lužánkách",
    ]
  `);
});
