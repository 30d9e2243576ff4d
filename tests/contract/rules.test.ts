import { describe, expect, it } from 'vitest';
import { lifetimes, participation, picture } from '@/generated/rules';
import { PasswordMin } from '@/generated/schemas/password.zod';
import { UsernameMax, UsernameMin } from '@/generated/schemas/username.zod';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { type Locale, locales } from '@/lib/locale';
import { routeTable } from '@/routing/table';
import { writeMail } from '@mocks/db/mail/mail-text';
import { nodeOf, resolve } from '../../scripts/contract/document.ts';

// When the contract changes lifetimes or limits that texts of the app mention, these tests must fail.

/** A duration in the largest unit that fits, such as "15 minutes". */
function formatDuration(seconds: number, locale: Locale): string {
  if (seconds === 3600) return { cs: 'hodinu', en: 'an hour' }[locale];
  const units = Object.entries({ day: 86_400, hour: 3600, minute: 60, second: 1 });
  const [unit, unitSeconds] = units.find(([, length]) => seconds > length && seconds % length === 0)!;
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(seconds / unitSeconds).replaceAll('\u00a0', ' ');
}

const propertyOf = (schemaName: string, name: string) =>
  resolve(nodeOf(resolve({ $ref: `#/components/schemas/${schemaName}` }).properties)[name]);
const months = () => [String(propertyOf('Statistics', 'by_month').minItems)];
const codePattern = String(propertyOf('VerifyOtpRequest', 'code').pattern);
const codeLength = (locale: Locale) => [{ '^[0-9]{6}$': { cs: 'šest', en: 'six' } }[codePattern]![locale]];
const resetLink = (locale: Locale) => [formatDuration(lifetimes.reset_password_link, locale)];
const lateLeave = (locale: Locale) => [formatDuration(participation.late_leave, locale)];
const pictureSize = () => [`${picture.bytes / 1024 ** 2} MB`];
const megapixels = () => [String(picture.pixels / 1e6)];

/** The numbers of the contract that a text must contain, in words of `locale`, by the key of the text. */
const numbersByKey: Record<string, (locale: Locale) => string[]> = {
  'account.registration.usernameHint': () => [`${UsernameMin} `, `${UsernameMax} `],
  'account.registration.passwordHint': () => [`${PasswordMin} `],
  'account.forgot.sentText': resetLink,
  'account.reset.expiredText': resetLink,
  'login.codeText': codeLength,
  'login.codeMissing': codeLength,
  'problems.codes.otp_invalid': codeLength,
  'problems.codes.picture_too_large': () => [...pictureSize(), ...megapixels()],
  'profile.picture.formats': pictureSize,
  'profile.picture.refused.too_large': pictureSize,
  'profile.picture.refused.too_many_pixels': megapixels,
  'statistics.figures.lateLeavesNote': lateLeave,
  'statistics.formulas.lateText': lateLeave,
  'statistics.months.text': months,
  'statistics.months.empty': months,
};

/** Keys of texts whose numbers do not come from the contract. */
const keysOutsideContract = new Set([
  'detail.calendar.reminders.hours',
  'matches.filters.days.week',
  'matches.filters.hours.morning',
  'matches.filters.hours.afternoon',
  'matches.filters.hours.evening',
  'matches.nothing.days.week',
  'profile.device.text',
  'profile.picture.privacy',
]);

const textEntriesOf = (value: object, path = ''): [key: string, text: string][] =>
  Object.entries(value).flatMap(([name, child]: [string, string | object]) =>
    typeof child === 'string'
      ? [[`${path}${name}`, child.replaceAll('\u00a0', ' ')]]
      : textEntriesOf(child, `${path}${name}.`),
  );

describe.each([
  ['cs', cs],
  ['en', en],
] as const)('the dictionary %s', (locale, dictionary) => {
  const texts = new Map(textEntriesOf(dictionary));

  it.each(Object.entries(numbersByKey))(
    'the text %s names the numbers of the contract',
    (key, getNumbers) => {
      for (const number of getNumbers(locale))
        expect(texts.get(key)?.toLowerCase()).toContain(number.toLowerCase());
    },
  );

  it('names no number in other texts', () => {
    const textsWithNumber = [...texts].filter(([, text]) => /\d/.test(text.replaceAll(/\{[^{}]*\}/g, '')));
    const keys = textsWithNumber.map(([key]) => key);
    expect(keys.filter((key) => !(key in numbersByKey) && !keysOutsideContract.has(key))).toEqual([]);
  });
});

it.each([
  ['verify_email', lifetimes.verify_email_link, 'verifyEmail', 'uid=MTc'],
  ['reset_password', lifetimes.reset_password_link, 'resetPassword', 'uid=MTc'],
  ['one_time_code', lifetimes.one_time_code, null, ''],
  ['confirm_participation', null, 'index', 'pid=7'],
] as const)('the e-mail %s names its lifetime, and links to a screen', (kind, seconds, screen, id) => {
  const fields = { uid: 'MTc', token: 'a-b', username: 'jana', pid: 7, code: '042917', confirm_by: 0 };
  const match = { title: 'Futsal', venue: 'Hala', starts_at: 0, timezone: 'Europe/Prague' };
  for (const locale of locales) {
    const { text, link } = writeMail({ ...fields, kind, match }, locale);
    expect(text).toContain(seconds === null ? '' : formatDuration(seconds, locale));
    expect(link).toBe(screen ? `${routeTable[screen].path[locale]}?${id}&token=a-b` : null);
  }
});
