import { describe, expect, it } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { createI18n } from './translate';

const leaves = (value: object, path = ''): [key: string, text: string][] =>
  Object.entries(value).flatMap(([name, child]: [string, string | object]) =>
    typeof child === 'string' ? [[`${path}${name}`, child]] : leaves(child, `${path}${name}.`),
  );

const dictionaries = [
  ['cs', leaves(cs), createI18n('cs', cs).LL],
  ['en', leaves(en), createI18n('en', en).LL],
] as const;

/** The text of a key, reached as the screens reach it. */
function render(LL: object, key: string, args: object): string {
  const found = key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], LL);
  return (found as (args: object) => string)(args);
}

const pluralParts = (text: string): string[][] =>
  Array.from(text.matchAll(/\{\{(?:\w+:)?([^{}]*)\}\}/g), ([, parts = '']) => parts.split('|'));

describe.each(dictionaries)('the dictionary %s', (locale, texts, LL) => {
  it('gives words for every key and every number, with nothing left of the template', () => {
    const faulty = texts.flatMap(([key, text]) =>
      [0, 1, 2, 5, 1.5]
        .map((sample) => {
          const args = Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => [name, sample] as const);
          return render(LL, key, Object.fromEntries(args));
        })
        .filter((words) => !words.trim() || /[{}|]|\?\?|undefined|null|NaN/.test(words))
        .map((words) => `${key}: ${words}`),
    );
    expect(faulty).toEqual([]);
  });

  it('has every plural form that the language selects', () => {
    /** By the number of parts that a plural is written with. */
    const needed: Record<number, number[]> =
      locale === 'cs' ? { 6: [1, 3, 4, 5] } : { 1: [0], 2: [0, 1], 3: [1, 2] };
    const faulty = texts.filter(([, text]) =>
      pluralParts(text).some(
        (parts) => needed[parts.length]?.every((index) => parts[index]?.trim()) !== true,
      ),
    );
    expect(faulty).toEqual([]);
  });

  it('has no colon within a plural form, where it would read as the end of a name', () => {
    const faulty = texts.filter(([, text]) =>
      /\{\{\w*:?[^{}]*:[^{}]*\}\}/.test(text.replaceAll(/\{\{\w+:/g, '{{')),
    );
    expect(faulty).toEqual([]);
  });
});
