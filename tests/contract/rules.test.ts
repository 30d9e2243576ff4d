import { describe, expect, it } from 'vitest';
import { lifetimes, type links, participation, picture } from '@/generated/rules';
import { PasswordMin } from '@/generated/schemas/password.zod';
import { UsernameMax, UsernameMin } from '@/generated/schemas/username.zod';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { type Locale, locales } from '@/lib/locale';
import { routeTable } from '@/routing/table';
import { writeMail } from '@mocks/db/mail-text';
import { nodeOf, resolve } from '../../scripts/contract/document.ts';

// Texts of the app name lifetimes and limits of the contract, so a changed contract must fail here.

/** A duration in the largest unit that fits, such as "15 minutes". */
function durationIn(seconds: number, locale: Locale): string {
  if (seconds === 3600) return { cs: 'hodinu', en: 'an hour' }[locale];
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [unit, length] = units.find(
    ([, unitSeconds]) => seconds > unitSeconds && seconds % unitSeconds === 0,
  )!;
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(seconds / length).replaceAll('\u00a0', ' ');
}

const propertyOf = (schema: string, name: string) =>
  resolve(nodeOf(resolve({ $ref: `#/components/schemas/${schema}` }).properties)[name]);
const months = String(propertyOf('Statistics', 'by_month').minItems);
const six = propertyOf('VerifyOtpRequest', 'code').pattern === '^[0-9]{6}$' && { cs: 'šest', en: 'six' };
const megabytes = `${picture.bytes / 1024 ** 2} MB`;
const megapixels = String(picture.pixels / 1e6);

/** The numbers that the text of each key must name. */
const factsByKey: Record<string, (locale: Locale) => (string | false)[]> = {
  'account.registration.usernameHint': () => [`${UsernameMin} `, `${UsernameMax} `],
  'account.registration.passwordHint': () => [`${PasswordMin} `],
  'account.forgot.sentText': (locale) => [durationIn(lifetimes.reset_password_link, locale)],
  'account.reset.expiredText': (locale) => [durationIn(lifetimes.reset_password_link, locale)],
  'login.codeText': (locale) => [six && six[locale]],
  'login.codeMissing': (locale) => [six && six[locale]],
  'problems.codes.otp_invalid': (locale) => [six && six[locale]],
  'problems.codes.picture_too_large': () => [megabytes, megapixels],
  'profile.picture.formats': () => [megabytes],
  'profile.picture.refused.too_large': () => [megabytes],
  'profile.picture.refused.too_many_pixels': () => [megapixels],
  'statistics.figures.lateLeavesNote': (locale) => [durationIn(participation.late_leave, locale)],
  'statistics.formulas.lateText': (locale) => [durationIn(participation.late_leave, locale)],
  'statistics.months.text': () => [months],
  'statistics.months.empty': () => [months],
};

/** Keys of texts whose numbers do not come from the contract. */
const appKeys = new Set([
  'detail.calendar.reminders.hours',
  'matches.filters.days.week',
  'matches.filters.hours.morning',
  'matches.filters.hours.afternoon',
  'matches.filters.hours.evening',
  'matches.nothing.days.week',
  'profile.device.text',
  'profile.picture.privacy',
]);

const entriesOf = (value: object, path = ''): [key: string, text: string][] =>
  Object.entries(value).flatMap(([name, child]: [string, string | object]) =>
    typeof child === 'string'
      ? [[`${path}${name}`, child.replaceAll('\u00a0', ' ')]]
      : entriesOf(child, `${path}${name}.`),
  );

describe.each([
  ['cs', cs],
  ['en', en],
] as const)('the dictionary %s', (locale, dictionary) => {
  const texts = new Map(entriesOf(dictionary));

  it.each(Object.entries(factsByKey))('names the numbers of the contract in %s', (key, facts) => {
    for (const fact of facts(locale))
      expect(texts.get(key)?.toLowerCase()).toContain(fact && fact.toLowerCase());
  });

  it('names no number in other texts', () => {
    const textsWithNumber = [...texts].filter(([, text]) => /\d/.test(text.replaceAll(/\{[^{}]*\}/g, '')));
    const keys = textsWithNumber.map(([key]) => key);
    expect(keys.filter((key) => !(key in factsByKey) && !appKeys.has(key))).toEqual([]);
  });
});

describe('e-mails', () => {
  const secrets = { uid: 'MTc', token: 'a-b', username: 'jana', pid: 7, code: '042917', confirm_by: 0 };
  const match = { title: 'Futsal', venue: 'Hala', starts_at: 0, timezone: 'Europe/Prague' };
  const lifetimeNames = {
    verify_email: 'verify_email_link',
    reset_password: 'reset_password_link',
    one_time_code: 'one_time_code',
  } as const;

  it.each(locales)('name the lifetime of their link, and link to a screen of the app, in %s', (locale) => {
    for (const [kind, name] of Object.entries(lifetimeNames))
      expect(writeMail({ ...secrets, kind: kind as keyof typeof lifetimeNames }, locale).text).toContain(
        durationIn(lifetimes[name], locale),
      );
    const screens = {
      verify_email: 'verifyEmail',
      reset_password: 'resetPassword',
      confirm_participation: 'index',
    } as const;
    for (const [kind, screen] of Object.entries(screens)) {
      const address = `${routeTable[screen].path[locale]}?${kind === 'confirm_participation' ? 'pid=7' : 'uid=MTc'}&token=a-b`;
      expect(writeMail({ ...secrets, kind: kind as keyof typeof links, match }, locale).link).toBe(address);
    }
  });
});
