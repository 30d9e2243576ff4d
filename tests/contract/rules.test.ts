import { describe, expect, it } from 'vitest';
import { lifetimes, type links, participation, picture } from '@/generated/rules';
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
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [unit, unitSeconds] = units.find(([, length]) => seconds > length && seconds % length === 0)!;
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(seconds / unitSeconds).replaceAll('\u00a0', ' ');
}

const propertyOf = (schemaName: string, name: string) =>
  resolve(nodeOf(resolve({ $ref: `#/components/schemas/${schemaName}` }).properties)[name]);
const monthCount = String(propertyOf('Statistics', 'by_month').minItems);
const codePattern = propertyOf('VerifyOtpRequest', 'code').pattern;
const codeLengthWords = codePattern === '^[0-9]{6}$' && { cs: 'šest', en: 'six' };
const maxPictureSize = `${picture.bytes / 1024 ** 2} MB`;
const maxMegapixels = String(picture.pixels / 1e6);

/** The numbers of the contract that a text must contain, in words of `locale`, by the key of the text; false fails the test. */
const numbersByKey: Record<string, (locale: Locale) => (string | false)[]> = {
  'account.registration.usernameHint': () => [`${UsernameMin} `, `${UsernameMax} `],
  'account.registration.passwordHint': () => [`${PasswordMin} `],
  'account.forgot.sentText': (locale) => [formatDuration(lifetimes.reset_password_link, locale)],
  'account.reset.expiredText': (locale) => [formatDuration(lifetimes.reset_password_link, locale)],
  'login.codeText': (locale) => [codeLengthWords && codeLengthWords[locale]],
  'login.codeMissing': (locale) => [codeLengthWords && codeLengthWords[locale]],
  'problems.codes.otp_invalid': (locale) => [codeLengthWords && codeLengthWords[locale]],
  'problems.codes.picture_too_large': () => [maxPictureSize, maxMegapixels],
  'profile.picture.formats': () => [maxPictureSize],
  'profile.picture.refused.too_large': () => [maxPictureSize],
  'profile.picture.refused.too_many_pixels': () => [maxMegapixels],
  'statistics.figures.lateLeavesNote': (locale) => [formatDuration(participation.late_leave, locale)],
  'statistics.formulas.lateText': (locale) => [formatDuration(participation.late_leave, locale)],
  'statistics.months.text': () => [monthCount],
  'statistics.months.empty': () => [monthCount],
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
        expect(texts.get(key)?.toLowerCase()).toContain(number && number.toLowerCase());
    },
  );

  it('names no number in other texts', () => {
    const textsWithNumber = [...texts].filter(([, text]) => /\d/.test(text.replaceAll(/\{[^{}]*\}/g, '')));
    const keys = textsWithNumber.map(([key]) => key);
    expect(keys.filter((key) => !(key in numbersByKey) && !keysOutsideContract.has(key))).toEqual([]);
  });
});

describe('e-mails', () => {
  const fields = { uid: 'MTc', token: 'a-b', username: 'jana', pid: 7, code: '042917', confirm_by: 0 };
  const match = { title: 'Futsal', venue: 'Hala', starts_at: 0, timezone: 'Europe/Prague' };
  const lifetimeNames = {
    verify_email: 'verify_email_link',
    reset_password: 'reset_password_link',
    one_time_code: 'one_time_code',
  } as const;

  it.each(locales)('name a lifetime of the contract, and link to a screen of the app, in %s', (locale) => {
    for (const [kind, name] of Object.entries(lifetimeNames)) {
      const { text } = writeMail({ ...fields, kind: kind as keyof typeof lifetimeNames }, locale);
      expect(text).toContain(formatDuration(lifetimes[name], locale));
    }
    const screens = {
      verify_email: 'verifyEmail',
      reset_password: 'resetPassword',
      confirm_participation: 'index',
    } as const;
    for (const [kind, screen] of Object.entries(screens)) {
      const address = `${routeTable[screen].path[locale]}?${kind === 'confirm_participation' ? 'pid=7' : 'uid=MTc'}&token=a-b`;
      expect(writeMail({ ...fields, kind: kind as keyof typeof links, match }, locale).link).toBe(address);
    }
  });
});
