import { describe, expect, it } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { formats } from '@/lib/format/format';
import { createI18n } from './translate';

const listTexts = (value: object, path = ''): [key: string, text: string][] =>
  Object.entries(value).flatMap(([name, child]: [string, string | object]) =>
    typeof child === 'string' ? [[`${path}${name}`, child]] : listTexts(child, `${path}${name}.`),
  );

const dictionaries = [
  ['cs', listTexts(cs), createI18n('cs', cs).LL],
  ['en', listTexts(en), createI18n('en', en).LL],
] as const;

/** Calls the text function of a key with its arguments. */
function render(LL: object, key: string, args: object): string {
  const textFunction = key
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], LL);
  return (textFunction as (args: object) => string)(args);
}

const findPluralParts = (text: string): string[][] =>
  Array.from(text.matchAll(/\{\{(?:\w+:)?([^{}]*)\}\}/g), ([, parts = '']) => parts.split('|'));

describe.each(dictionaries)('the dictionary %s', (locale, texts, LL) => {
  it('renders every key with every number, without remains of the template', () => {
    const faultyTexts = texts.flatMap(([key, text]) =>
      [0, 1, 2, 5, 1.5]
        .map((sample) => {
          const args = Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => [name, sample] as const);
          return render(LL, key, Object.fromEntries(args));
        })
        .filter((renderedText) => !renderedText.trim() || /[{}|]|\?\?|undefined|null|NaN/.test(renderedText))
        .map((renderedText) => `${key}: ${renderedText}`),
    );
    expect(faultyTexts).toEqual([]);
  });

  it('has every plural form that the language selects', () => {
    /** The indexes of the required forms, by the number of forms in the template. */
    const requiredForms: Record<number, number[]> =
      locale === 'cs' ? { 6: [1, 3, 4, 5] } : { 1: [0], 2: [0, 1], 3: [1, 2] };
    const faultyTexts = texts.filter(([, text]) =>
      findPluralParts(text).some(
        (parts) => requiredForms[parts.length]?.every((index) => parts[index]?.trim()) !== true,
      ),
    );
    expect(faultyTexts).toEqual([]);
  });

  it('has no colon within a plural form: typesafe-i18n would read the text before it as a name', () => {
    const faultyTexts = texts.filter(([, text]) =>
      /\{\{\w*:?[^{}]*:[^{}]*\}\}/.test(text.replaceAll(/\{\{\w+:/g, '{{')),
    );
    expect(faultyTexts).toEqual([]);
  });

  it('has at most six placeholders in a text: the generated types list all their orders', () => {
    const faultyTexts = texts.filter(([, text]) => new Set(text.match(/(?<=\{)\w+/g)).size > 6);
    expect(faultyTexts).toEqual([]);
  });
});

describe('both dictionaries', () => {
  /** The argument names in a text: `{name}`, `{count:number|format}`, `{{count:one|other}}`. */
  const getPlaceholders = (text: string) => {
    const plural = /\{\{([^{}]*)\}\}/g;
    const pluralNames = [...text.matchAll(plural)].flatMap(
      (match) => /^(\w+):/.exec(match[1] ?? '')?.[1] ?? [],
    );
    const plainNames = [...text.replaceAll(plural, '').matchAll(/\{(\w+)/g)].map((match) => match[1] ?? '');
    return [...new Set([...pluralNames, ...plainNames])].toSorted();
  };

  it('have the same keys, with the same placeholders', () => {
    const listKeys = (messages: object) =>
      listTexts(messages).map(([key, text]) => `${key}: ${getPlaceholders(text).join()}`);
    expect(listKeys(en).toSorted()).toEqual(listKeys(cs).toSorted());
  });

  it('have no placeholders in the texts of problem codes: the embedded backend sends them unrendered', () => {
    const codes = listTexts({ cs: cs.problems.codes, en: en.problems.codes });
    expect(codes.length).toBeGreaterThan(60);
    expect(codes.filter(([, text]) => text.includes('{'))).toEqual([]);
  });
});

/** Wrong wordings with the right one. */
const wordingRules: Record<'cs' | 'en', readonly (readonly [wrong: RegExp, right: string])[]> = {
  cs: [
    [/\b(?:ten|t[oaiy]|t[éeě]|tu|tím|tom|tomu|t[eě]ch|těm)hle\b|\btímhle\b|\btuhle\b|\btomuhle\b/i, 'tento'],
    [/klik/i, 'klepnout'],
    [/nástěnk/i, 'chat'],
    [/\bzpátky\b/i, 'zpět'],
    [/\bz \{(?!when)/, 'ze 34: the formatter outOf'],
    [/(?:zápas\w*|soupisc\w*|náhradníky) \{(?:title|other)/, '„title“ within a sentence'],
    [/\bHrajem (?:je )?\w+(?:ý|en)\b/, 'Hrajem is neuter'],
    [/(?<!\{)\bemail/i, 'e-mail'],
    [/[“][^“”„]*[“]|"/, '„quotation marks“'],
  ],
  en: [
    [/e-mail/i, 'email'],
    [
      /\b(?:could|did|does|has|have|is|will) not\b|\bcannot\b|\b(?:You|We|It) (?:are|is|will|have) |\b(?:[Tt]here|what|who|they) (?:is|are|have)\b/,
      'a short form',
    ],
    [/\b(?:joined|left|join|leave|in|for|with) \{title\}[^'$]/i, '“title” within a sentence'],
    [/'|"/, '’ and “quotation marks”'],
  ],
};

describe.each(['cs', 'en'] as const)('the wording of %s', (locale) => {
  const texts = listTexts(locale === 'cs' ? cs : en);

  it.each(wordingRules[locale])('has no %s, but %s', (wrong) => {
    expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});

it('never calls joining a match by the Czech word for signing in', () => {
  const { matches, detail } = cs;
  expect(listTexts({ matches, detail }).filter(([, text]) => /přihl/i.test(text))).toEqual([]);
});

const { LL } = createI18n('cs', cs);
const withSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const { figures } = LL.statistics;

it.each([
  [1, 'Zbývá 1 znak', 'u 1 zápasu', 'z 1 zápasu ', 'vás čeká 1 zápas.'],
  [2, 'Zbývají 2 znaky', 'u 2 zápasů', 'ze 2 zápasů ', 'vás čekají 2 zápasy.'],
  [5, 'Zbývá 5 znaků', 'u 5 zápasů', 'z 5 zápasů ', 'vás čeká 5 zápasů.'],
  [34, 'Zbývá 34 znaků', 'u 34 zápasů', 'ze 34 zápasů ', 'vás čeká 34 zápasů.'],
])('Czech words agree with the number %d', (count, remaining, attended, rate, upcoming) => {
  expect(withSpaces(LL.chat.compose.left({ count }))).toBe(remaining);
  expect(withSpaces(figures.attendedNote({ count }))).toContain(attended);
  expect(withSpaces(figures.rateNote({ total: count }))).toContain(rate);
  expect(withSpaces(LL.statistics.empty.upcoming({ count }))).toContain(upcoming);
  expect(withSpaces(LL.detail.verdict.count({ taken: 1, total: count }))).toBe(
    `1 ${/ze? \d+/.exec(rate)?.[0]}`,
  );
});

it.each([
  [0, '0 volných míst', '0 places left'],
  [1, '1 volné místo', '1 place left'],
  [2, '2 volná místa', '2 places left'],
  [4, '4 volná místa', '4 places left'],
  [5, '5 volných míst', '5 places left'],
  [1.5, '1,5 volného místa', '1.5 places left'],
  [22, '22 volných míst', '22 places left'],
  [1234, '1 234 volných míst', '1,234 places left'],
])('both languages have the right plural after %d', (count, inCzech, inEnglish) => {
  expect(withSpaces(LL.common.counts.freePlaces({ count }))).toBe(inCzech);
  expect(createI18n('en', en).LL.common.counts.freePlaces({ count })).toBe(inEnglish);
});

it('isolates people’s names, whose script would else reorder the sentence', () => {
  const name = 'Ali علي 7';
  expect(LL.chat.incoming({ name, text: 'Jdu' })).toBe(`\u2068${name}\u2069: Jdu`);
  expect(formats.en.names([name, 'Jana'])).toBe(`\u2068${name}\u2069 and Jana`);
});

it('does not interpret an argument as a template', () => {
  const name = '{{count:a|b}} {name} {x|{*: y}}';
  expect(LL.header.account.menuOf({ name })).toBe(`Nabídka účtu: ${name}`);
});
