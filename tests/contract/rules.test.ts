import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lifetimes, limits, links, participation, picture } from '@/generated/rules';
import { PasswordMin } from '@/generated/schemas/password.zod';
import { UsernameMax, UsernameMin } from '@/generated/schemas/username.zod';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { type Locale, locales } from '@/lib/locale';
import { routeTable } from '@/routing/table';
import { wordLetter } from '@mocks/db/mail-words';
import { bodyOf, codesIn, nodeOf, operations, resolve } from '../../scripts/contract/document.ts';
import { pactFiles } from '../pact/written.ts';

// What a backend does by itself is numbers of the contract. What words say of them is held against them here.

/** A duration as people say it. */
function inWords(seconds: number, locale: Locale): string {
  if (seconds === 3600) return { cs: 'hodinu', en: 'an hour' }[locale];
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [unit, length] = units.find(([, long]) => seconds > long && seconds % long === 0)!;
  const said = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return said.format(seconds / length).replaceAll('\u00a0', ' ');
}

const propertyOf = (schema: string, name: string) =>
  resolve(nodeOf(resolve({ $ref: `#/components/schemas/${schema}` }).properties)[name]);
const months = String(propertyOf('Statistics', 'by_month').minItems);
const digits = propertyOf('VerifyOtpRequest', 'code').pattern === '^[0-9]{6}$' && { cs: 'šest', en: 'six' };
const megabytes = `${picture.bytes / 1024 ** 2} MB`;
const megapixels = String(picture.pixels / 1e6);

/** What the text of a key has to name. */
const said: Record<string, (locale: Locale) => (string | false)[]> = {
  'account.registration.usernameHint': () => [`${UsernameMin} `, `${UsernameMax} `],
  'account.registration.passwordHint': () => [`${PasswordMin} `],
  'account.forgot.sentText': (locale) => [inWords(lifetimes.reset_password_link, locale)],
  'account.reset.expiredText': (locale) => [inWords(lifetimes.reset_password_link, locale)],
  'login.codeText': (locale) => [digits && digits[locale]],
  'login.codeMissing': (locale) => [digits && digits[locale]],
  'problems.codes.otp_invalid': (locale) => [digits && digits[locale]],
  'problems.codes.picture_too_large': () => [megabytes, megapixels],
  'profile.picture.formats': () => [megabytes],
  'profile.picture.refused.too_large': () => [megabytes],
  'profile.picture.refused.too_many_pixels': () => [megapixels],
  'statistics.figures.lateLeavesNote': (locale) => [inWords(participation.late_leave, locale)],
  'statistics.formulas.lateText': (locale) => [inWords(participation.late_leave, locale)],
  'statistics.months.text': () => [months],
  'statistics.months.empty': () => [months],
};

/** Numbers that are the app's own. */
const own = new Set([
  'detail.calendar.reminders.hours',
  'matches.filters.days.week',
  'matches.filters.hours.morning',
  'matches.filters.hours.afternoon',
  'matches.filters.hours.evening',
  'matches.nothing.days.week',
  'profile.device.text',
  'profile.picture.privacy',
]);

const leaves = (value: object, path = ''): [key: string, text: string][] =>
  Object.entries(value).flatMap(([name, child]: [string, string | object]) =>
    typeof child === 'string'
      ? [[`${path}${name}`, child.replaceAll('\u00a0', ' ')]]
      : leaves(child, `${path}${name}.`),
  );

describe.each([
  ['cs', cs],
  ['en', en],
] as const)('the dictionary %s', (locale, dictionary) => {
  const texts = new Map(leaves(dictionary));

  it.each(Object.entries(said))('names at %s what the contract has', (key, facts) => {
    for (const fact of facts(locale))
      expect(texts.get(key)?.toLowerCase()).toContain(fact && fact.toLowerCase());
  });

  it('names no other number that could be the contract’s', () => {
    const numbered = [...texts].filter(([, text]) => /\d/.test(text.replaceAll(/\{[^{}]*\}/g, '')));
    expect(numbered.map(([key]) => key).filter((key) => !(key in said) && !own.has(key))).toEqual([]);
  });
});

describe('e-mails', () => {
  const secrets = { uid: 'MTc', token: 'a-b', pid: 7, code: '042917', confirm_by: 0 };
  const match = { title: 'Futsal', venue: 'Hala', starts_at: 0, timezone: 'Europe/Prague' };
  const lasting = {
    verify_email: 'verify_email_link',
    reset_password: 'reset_password_link',
    one_time_code: 'one_time_code',
  } as const;

  it.each(locales)('say how long they work, and lead to a screen of the app, in %s', (locale) => {
    for (const [kind, name] of Object.entries(lasting))
      expect(wordLetter({ ...secrets, kind: kind as keyof typeof lasting }, locale).text).toContain(
        inWords(lifetimes[name], locale),
      );
    const screens = {
      verify_email: 'verifyEmail',
      reset_password: 'resetPassword',
      confirm_participation: 'index',
    } as const;
    for (const [kind, screen] of Object.entries(screens)) {
      const address = `${routeTable[screen].path[locale]}?${kind === 'confirm_participation' ? 'pid=7' : 'uid=MTc'}&token=a-b`;
      expect(wordLetter({ ...secrets, kind: kind as keyof typeof links, match }, locale).link).toBe(address);
    }
  });
});

describe('docs/provider.md', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/provider.md'), 'utf8');
  const part = (title: string) =>
    text.split(`### ${title}\n`)[1]?.split('\n## ')[0]?.split('\n### ')[0] ?? '';
  const rows = Object.fromEntries(
    Array.from(
      part('Lifetimes and limits').matchAll(/^\| `(\w+)` +\| (.+?) +\|/gm),
      ([, name = '', value]) => [name, value],
    ),
  );

  it('has each interaction of the pacts in a step of the way from nothing to green', () => {
    const steps = text.split('\n## From nothing to green\n')[1]?.split('\n## ')[0] ?? '';
    const parts = Array.from(steps.matchAll(/--only '?([^'`]+)/g), ([, part = '']) => new RegExp(part));
    const asked = pactFiles().flatMap(({ interactions }) =>
      interactions.map(({ description }) => description),
    );
    expect(asked.filter((description) => !parts.some((part) => part.test(description)))).toEqual([]);
  });

  it('has each link of an e-mail', () => {
    const addresses = Object.values(links).map(({ cs, en }) => `\`${cs}\`, \`${en}\``);
    expect(addresses.filter((both) => !part('E-mails').includes(both))).toEqual([]);
  });

  it('has each lifetime and each limit', () => {
    expect(rows).toMatchObject({
      ...Object.fromEntries(
        Object.entries(lifetimes).map(([name, seconds]) => [name, inWords(seconds, 'en')]),
      ),
      ...Object.fromEntries(
        Object.entries(limits).map(([name, { times, seconds, by }]) => [
          name,
          `${times} in ${inWords(seconds, 'en')}, by ${by}`,
        ]),
      ),
    });
  });

  it('has each operation that refuses for a reason of its own, with all its codes', () => {
    const alike = /^(validation_failed|token_\w+|internal_error)$/;
    const refusing = operations.map(
      ({ id, responses }) =>
        [
          id,
          Object.values(responses)
            .flatMap((response) => codesIn(bodyOf(response)?.schema))
            .filter((code) => !alike.test(code)),
        ] as const,
    );
    const codes = (cell: string) => Array.from(cell.matchAll(/`([a-z]+_[a-z_]+)`/g), ([, code = '']) => code);
    const known = new Set(refusing.flatMap(([, own]) => own));
    const listed = Array.from(
      part('The order in which a call is refused').matchAll(/^\| (`.+?) +\| (.+?) +\|$/gm),
      ([, names = '', order = '']) =>
        Array.from(
          names.matchAll(/\w+/g),
          ([id]) => [id, codes(order).filter((code) => known.has(code))] as const,
        ),
    ).flat();
    const inOrder = (rows: readonly (readonly [string, readonly string[]])[]) =>
      Object.fromEntries(
        rows.filter(([, own]) => own.length > 0).map(([id, own]) => [id, [...new Set(own)].toSorted()]),
      );
    expect(inOrder(listed)).toEqual(inOrder(refusing));
  });
});

it('says of each code of a field when it is meant', () => {
  const { enum: codes, description } = resolve({ $ref: '#/components/schemas/FieldErrorCode' });
  const rows = String(description).matchAll(/^\| `(\w+)` +\| \S/gm);
  expect(new Set(Array.from(rows, ([, code]) => code))).toEqual(new Set(codes as string[]));
});

it('limits the operations that can answer 429, and no other', () => {
  const limited = operations.filter(({ responses }) => '429' in responses).map(({ id }) => id);
  expect(
    Object.values(limits)
      .map(({ operation }) => operation)
      .toSorted(),
  ).toEqual(limited.toSorted());
});
