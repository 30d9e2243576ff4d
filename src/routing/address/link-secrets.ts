import { parseSearch, stringifySearch } from './search';

/** The query keys of the secrets in e-mailed links. They must not stay in the address bar, error reports, Referer headers or logs. */
export const linkSecretKeys = ['uid', 'token', 'pid'] as const;

export type LinkSecrets = Readonly<Partial<Record<(typeof linkSecretKeys)[number], string>>>;

let secrets: LinkSecrets = {};

/** Whether a query contains secrets of an e-mailed link. */
export const hasLinkSecrets = (search: string): boolean =>
  linkSecretKeys.some((key) => new URLSearchParams(search).has(key));

/** Moves the secrets from a query to this page's memory, until a reload; returns the query without the secrets. */
export function takeLinkSecrets(search: string): string {
  const query = parseSearch(search);
  const foundSecrets = Object.fromEntries(
    linkSecretKeys.flatMap((key) => (key in query ? [[key, query[key]]] : [])),
  );
  if (Object.keys(foundSecrets).length === 0) return search;
  secrets = foundSecrets;
  return stringifySearch(Object.fromEntries(Object.entries(query).filter(([key]) => !(key in foundSecrets))));
}

export const getLinkSecrets = (): LinkSecrets => secrets;

/** Puts the secrets back into the address bar, for example before a reload. */
export function restoreLinkSecrets(): void {
  if (Object.keys(secrets).length === 0) return;
  const search = stringifySearch({ ...parseSearch(location.search), ...secrets });
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}

export function forgetLinkSecrets(): void {
  secrets = {};
}
