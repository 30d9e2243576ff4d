import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bindShortWords, looseShortWords } from './bind-short-words.ts';
import { readDictionaries } from './dictionaries.ts';

const root = path.join(import.meta.dirname, '../..');

describe('short words in Czech', () => {
  it.each([
    ['V Brně a v Praze', 'V\u00a0Brně a\u00a0v\u00a0Praze'],
    ['Obsazeno {taken:number} z {total:number}', 'Obsazeno {taken:number} z\u00a0{total:number}'],
    ['fotbal i „malá kopaná“', 'fotbal i\u00a0„malá kopaná“'],
    ['víc v týmu, co umí víc', 'víc v\u00a0týmu, co umí víc'],
    ['Zápas', 'Zápas'],
  ])('%s', (text, bound) => {
    expect(bindShortWords(text)).toBe(bound);
    expect(looseShortWords(bound)).toEqual([]);
  });

  it('are bound in the dictionary that is served, and in no other language', async () => {
    const { byLocale } = await readDictionaries(root);
    expect(looseShortWords(byLocale.cs.json)).toEqual([]);
    expect(byLocale.en.json).not.toContain('\u00a0');
  });

  it.each(['about', 'how-it-works', 'privacy-policy'])('are bound in the text of %s', async (page) => {
    const file = path.join(root, 'src/features/public-pages', page, 'text.cs.tsx');
    const text = (await readFile(file, 'utf8')).replace(/^\s*(\/\*\*|import).*$/gm, '');
    expect(looseShortWords(text)).toEqual([]);
  });
});
