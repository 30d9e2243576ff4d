/** How many characters of a text are shown, and how many of them before the first difference. */
const SHOWN = 24;
const BEFORE = 4;

/** A value as text, cut around a place in it. */
function shown(value: unknown, at = 0): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  const points = [...text];
  const from = Math.max(0, at - BEFORE);
  const part = points.slice(from, from + SHOWN).join('');
  const quoted = typeof value === 'string' ? JSON.stringify(part) : part;
  const codes = points.slice(at, at + 3).map((point) => `U+${point.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`); // oxfmt-ignore
  if (typeof value !== 'string') return points.length > SHOWN ? `${quoted} …` : quoted;
  return `${from > 0 ? '… ' : ''}${quoted}${from + SHOWN < points.length ? ' …' : ''}${codes.length > 0 ? ` (${codes.join(' ')})` : ''}`;
}

function textDifference(at: string, wanted: string, got: string): string[] {
  if (wanted === got) return [];
  const [one, other] = [[...wanted], [...got]];
  const place = one.findIndex((point, index) => point !== other[index]);
  const from = place < 0 ? one.length : place;
  return [`${at}, at character ${from}: expected ${shown(wanted, from)}, got ${shown(got, from)}`];
}

/** Where a value differs from the wanted one; of an object only the wanted fields count. Empty when it fits. */
export function differences(wanted: unknown, got: unknown, at = '/'): string[] {
  if (typeof wanted === 'string' && typeof got === 'string') return textDifference(at, wanted, got);
  const both = [wanted, got].every((value) => typeof value === 'object' && value !== null);
  if (!both) return Object.is(wanted, got) ? [] : [`${at}: expected ${shown(wanted)}, got ${shown(got)}`];
  const [fields, others] = [wanted as Record<string, unknown>, got as Record<string, unknown>];
  if (Array.isArray(wanted) && wanted.length !== (got as unknown[]).length)
    return [`${at}: expected ${wanted.length} items, got ${(got as unknown[]).length ?? 'no list'}`];
  return Object.entries(fields).flatMap(([name, child]) =>
    differences(child, others[name], at === '/' ? `/${name}` : `${at}/${name}`),
  );
}
