/** A parsed query; each value is the unchanged string of the address. */
export type Search = Readonly<Record<string, string>>;

/** Parses a query without converting values (`1e5` stays `1e5`); the first value of a repeated key counts. */
export function parseSearch(search: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [key, value] of new URLSearchParams(search)) query[key] ??= value;
  return query;
}

export function stringifySearch(search: Search): string {
  const text = new URLSearchParams(search).toString();
  return text && `?${text}`;
}

/** Removes values that are no strings, such as `undefined` and `null` in a link's query. */
export function pickStrings(query: Readonly<Record<string, unknown>>): Search {
  const texts: Record<string, string> = Object.create(null);
  for (const [key, value] of Object.entries(query)) if (typeof value === 'string') texts[key] = value;
  return texts;
}
