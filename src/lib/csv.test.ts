import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

describe('CSV', () => {
  it('begins with a byte order mark and separates cells as usual in the country', () => {
    const rows = [
      ['Účast', 0.939],
      ['Zápasů', 1234],
    ];
    expect(toCsv(rows, 'cs')).toBe('\uFEFFÚčast;0,939\r\nZápasů;1234\r\n');
    expect(toCsv(rows, 'en')).toBe('\uFEFFÚčast,0.939\r\nZápasů,1234\r\n');
  });

  it('writes every text into one cell and prefixes formulas', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [line] = toCsv([[text, 'end']], 'cs')
          .slice(1)
          .split(';end\r\n');
        const cell = line?.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
        expect(cell).toBe(/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
      }),
    );
  });
});
