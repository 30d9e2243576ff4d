import { fold, matchesQuery } from '@/lib/fold';

interface Option {
  name: string;
  detail: string;
}

/** So many options are drawn at most, which is said then: typing narrows the rest down. */
export const mostShown = 100;

/** The options that fit what was typed, those first whose name begins with it; else in their order. */
export function filterOptions<T extends Option>(options: readonly T[], query: string): T[] {
  const start = fold(query.trim());
  const begins = ({ name }: T): number => (fold(name).startsWith(start) ? 0 : 1);
  return options
    .filter(({ name, detail }) => matchesQuery(`${name} ${detail}`, query))
    .toSorted((one, other) => begins(one) - begins(other));
}
