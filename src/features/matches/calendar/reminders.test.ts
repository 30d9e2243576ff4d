import { expect, test } from 'vitest';
import { aMatch, aParticipation } from '@/features/matches/data/match.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import { type ReminderKind, reminderKinds, listReminders } from './reminders';

const [czechI18n, englishI18n] = [createI18n('cs', cs), createI18n('en', en)];

const toMyMatch = (confirm_by: string, fields: Partial<Match> = {}): Match =>
  aMatch({ ...fields, my_participation: aParticipation({ status: 'joined', confirm_by }) });

const now = Date.parse('2026-11-20T12:00:00+01:00');

/** Returns the times of the reminders, as "2026-11-23T17:00Z". */
const getReminderTimes = (match: Match, time = now, chosenKinds: readonly ReminderKind[] = reminderKinds) =>
  listReminders(czechI18n, match, chosenKinds, time).map((reminder) =>
    new Date(reminder.time).toISOString().replace(':00.000', ''),
  );

const [timeDayBefore, timeHoursBefore] = ['2026-11-23T17:00Z', '2026-11-24T15:00Z'];
const timeBeforeDeadline = '2026-11-24T09:00Z';
const noon = '2026-11-24T12:00:00+01:00';

test('reminds a day and two hours before the match, and two hours before the deadline to confirm', () => {
  expect(getReminderTimes(toMyMatch(noon))).toEqual([timeDayBefore, timeHoursBefore, timeBeforeDeadline]);
});

test('has no reminder to confirm when I confirmed, am only waitlisted, take no part or have no deadline', () => {
  for (const my_participation of [
    aParticipation({ status: 'confirmed', confirm_by: noon }),
    aParticipation({ status: 'waitlisted', confirm_by: noon }),
    aParticipation({ status: 'joined' }),
    null,
  ])
    expect(getReminderTimes(aMatch({ my_participation }))).toEqual([timeDayBefore, timeHoursBefore]);
});

test('leaves out past reminders, and all reminders of a cancelled match', () => {
  const getTimesAfter = (instant: string): string[] => getReminderTimes(toMyMatch(noon), Date.parse(instant));
  expect(getTimesAfter('2026-11-23T18:00:00+01:00')).toEqual([timeHoursBefore, timeBeforeDeadline]);
  expect(getTimesAfter('2026-11-24T10:00:00+01:00')).toEqual([timeHoursBefore]);
  expect(getTimesAfter('2026-11-24T16:00:00+01:00')).toEqual([]);
  expect(getReminderTimes(toMyMatch(noon, { status: 'cancelled' }))).toEqual([]);
});

test('reminds of a morning deadline in the evening before, unless that evening has passed', () => {
  const getDeadlineTimes = (confirm_by: string, time = now) =>
    getReminderTimes(toMyMatch(confirm_by), time, ['deadline']);
  expect(getDeadlineTimes('2026-11-24T10:00:00+01:00')).toEqual(['2026-11-24T07:00Z']);
  expect(getDeadlineTimes('2026-11-24T09:30:00+01:00')).toEqual(['2026-11-23T19:30Z']);
  expect(getDeadlineTimes('2026-11-24T00:30:00+01:00')).toEqual(['2026-11-23T21:30Z']);
  const lateEvening = Date.parse('2026-11-23T23:00:00+01:00');
  expect(getDeadlineTimes('2026-11-24T08:00:00+01:00', lateEvening)).toEqual(['2026-11-24T05:00Z']);
});

test('points to the e-mail when the match has no confirmation token', () => {
  const match = toMyMatch(noon);
  delete match.my_participation?.confirmation_token;
  expect(listReminders(czechI18n, match, ['deadline'], now)[0]?.text).toMatch(/odkazem z.e-mailu/);
});

test('names the weekday in Czech and in English', () => {
  const readTexts = (i18n: typeof czechI18n): string[] =>
    listReminders(i18n, toMyMatch(noon), reminderKinds, now).map(({ text }) =>
      text.replaceAll('\u00A0', ' '),
    );
  const title = 'Úterní futsal na Lužánkách';
  const venue = 'Sportovní hala Lužánky';
  expect(readTexts(czechI18n).slice(1)).toEqual([
    `Hraje se: ${title}, úterý 24. 11. 18:00, ${venue}`,
    `Potvrďte účast do úterý 24. 11. 12:00: ${title}`,
  ]);
  expect(readTexts(englishI18n).slice(1)).toEqual([
    `Coming up: ${title}, Tue 24 Nov, 18:00, ${venue}`,
    `Confirm your place by Tue 24 Nov, 12:00: ${title}`,
  ]);
});

test('gives both clocks of a match in another zone, with their names', () => {
  const match = aMatch({ starts_at: '2026-12-03T18:00:00-05:00', timezone: 'America/New_York' });
  const readText = (i18n: typeof czechI18n): string | undefined =>
    listReminders(i18n, match, ['day'], now)[0]?.text.replaceAll('\u00A0', ' ');
  expect(readText(czechI18n)).toContain(
    'čtvrtek 3. 12. 18:00 newyorského času (pátek 4. 12. 0:00 pražského času)',
  );
  expect(readText(englishI18n)).toContain('Thu 3 Dec, 18:00 New York time (Fri 4 Dec, 00:00 Prague time)');
});
