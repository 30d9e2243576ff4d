import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/locale';
import { routeNames, rowOf } from './rows';

const parametersOf = (path: string): string[] => path.match(/(?<=\$)\w+/g) ?? [];

describe('route table', () => {
  it.each(routeNames)('has the same, shaped parameters in both paths of %s', (name) => {
    const { path, params = {} } = rowOf(name);
    expect(parametersOf(path.cs)).toEqual(Object.keys(params));
    expect(parametersOf(path.en)).toEqual(Object.keys(params));
  });

  it('has no address and no title twice in one language', () => {
    for (const locale of locales) {
      const rows = routeNames.map(rowOf);
      expect(new Set(rows.map((row) => row.path[locale])).size).toBe(rows.length);
      expect(new Set(rows.map((row) => row.title[locale])).size).toBe(rows.length);
    }
  });
});

describe('parameter shapes', () => {
  const parse = (name: 'detail' | 'partner', value: string) =>
    Object.values(rowOf(name).params ?? {})[0]?.(value);

  it.each(['1', '7', '2147483647'])('takes %s for an id', (id) =>
    expect(parse('detail', id)).toBe(Number(id)),
  );

  it.each(['', '0', '01', '-1', '1.0', '1e3', ' 7', '7\n', '2147483648', '9999999999', '12345678901', '٧'])(
    'does not take %j for an id',
    (id) => expect(parse('detail', id)).toBeNull(),
  );

  it.each(['a', 'sokol-brno', '0', 'x'.repeat(40)])('takes %s for a partner', (partner) =>
    expect(parse('partner', partner)).toBe(partner),
  );

  it.each(['', 'Sokol', 'a b', 'a/b', 'a\n', 'š', 'x'.repeat(41)])(
    'does not take %j for a partner',
    (partner) => expect(parse('partner', partner)).toBeNull(),
  );
});
