/** A query as the screens read it: every value a string, exactly as the address has it. */
export type Search = Readonly<Record<string, string>>;

/** Keeps every value as the address has it (`1e5` stays `1e5`); of a repeated key the first counts. */
export function parseSearch(search: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [key, value] of new URLSearchParams(search)) query[key] ??= value;
  return query;
}

export function stringifySearch(search: Search): string {
  const text = new URLSearchParams(search).toString();
  return text && `?${text}`;
}

/** The texts of a query: of one that the router has parsed by `parseSearch` all of it, of a link's what is set. */
export function textsOf(query: Readonly<Record<string, unknown>>): Search {
  const texts: Record<string, string> = Object.create(null);
  for (const [key, value] of Object.entries(query)) if (typeof value === 'string') texts[key] = value;
  return texts;
}
