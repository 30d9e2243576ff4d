import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../lib/project.ts';
import { bindCounts, bindHyphens, bindShortWords, findLooseShortWords } from './no-break-characters.ts';

describe('no-break characters', () => {
  it.each([
    ['V Brně a v Praze', 'V\u00a0Brně a\u00a0v\u00a0Praze'],
    ['Obsazeno {taken:number} z {total:number}', 'Obsazeno {taken:number} z\u00a0{total:number}'],
    ['fotbal i „malá kopaná“', 'fotbal i\u00a0„malá kopaná“'],
    ['víc v týmu, co umí víc', 'víc v\u00a0týmu, co umí víc'],
    ['Zápas', 'Zápas'],
  ])('keep a one-letter word with the next word: %s', (text, boundText) => {
    expect(bindShortWords(text)).toBe(boundText);
    expect(findLooseShortWords(boundText)).toEqual([]);
  });

  it('keep a number with the noun after it', () => {
    expect(bindCounts('Zrušit {filters:string}: {count:number|number} {{count:zápasů|zápas}} dnes')).toBe(
      'Zrušit {filters:string}: {count:number|number}\u00a0{{count:zápasů|zápas}} dnes',
    );
    expect(bindCounts('{position:number}. v pořadí ze {total:number}. Jakmile')).toBe(
      '{position:number}.\u00a0v pořadí ze {total:number}. Jakmile',
    );
  });

  it.each([
    ['E-mail a e-maily', 'E\u2011mail a e\u2011maily'],
    ['five-a-side', 'five\u2011a\u2011side'],
    ['sign-in, hrajem-statistiky, Shift+Enter', 'sign-in, hrajem-statistiky, Shift+Enter'],
    ['–150 Kč, 2-0', '–150 Kč, 2-0'],
  ])('keep a hyphenated word on one line when a part of it has one letter: %s', (text, boundText) => {
    expect(bindHyphens(text)).toBe(boundText);
  });

  it.each([
    'about-screen.tsx',
    'how-it-works-screen.tsx',
    'privacy-policy/privacy-policy-screen.tsx',
    'privacy-policy/stored-texts.ts',
  ])('are written in the Czech texts of %s', async (page) => {
    const file = await readFile(path.join(root, 'src/features/public-pages', page), 'utf8');
    const text = /^const cs: .*?^const en: /ms.exec(file)?.[0] ?? '';
    expect(text).toContain('\\u00a0');
    expect(findLooseShortWords(text)).toEqual([]);
    expect(text.match(/\be-mail\w*/gi)).toBeNull();
  });
});
