import { fold, matchesQuery } from '@/lib/text';

interface Option {
  name: string;
  detail: string;
}

/** How many options are drawn at most; if there are more, the list says so: typing narrows it down. */
export const mostShown = 100;

/** The options that match the typed text, first those whose name begins with it; otherwise in their own order. */
export function filterOptions<T extends Option>(options: readonly T[], query: string): T[] {
  const start = fold(query.trim());
  const begins = ({ name }: T): number => (fold(name).startsWith(start) ? 0 : 1);
  return options
    .filter(({ name, detail }) => matchesQuery(`${name} ${detail}`, query))
    .toSorted((one, other) => begins(one) - begins(other));
}
