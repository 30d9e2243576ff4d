import { parseSearch, stringifySearch } from './search';

/** By these names an e-mailed link holds what it proves by: in no address bar, report, Referer or log may they stay. */
export const linkSecretKeys = ['uid', 'token', 'pid'] as const;

export type LinkSecrets = Readonly<Partial<Record<(typeof linkSecretKeys)[number], string>>>;

let secrets: LinkSecrets = {};

/** Whether a query holds secrets of an e-mailed link, which may be about somebody else and go to no server twice. */
export const hasLinkSecrets = (search: string): boolean =>
  linkSecretKeys.some((key) => new URLSearchParams(search).has(key));

/** Moves the secrets out of a query into this page's memory alone, which a reload forgets. Gives the query that is left. */
export function takeLinkSecrets(search: string): string {
  const query = parseSearch(search);
  const found = Object.fromEntries(
    linkSecretKeys.flatMap((key) => (key in query ? [[key, query[key]]] : [])),
  );
  if (Object.keys(found).length === 0) return search;
  secrets = found;
  return stringifySearch(Object.fromEntries(Object.entries(query).filter(([key]) => !(key in found))));
}

export const getLinkSecrets = (): LinkSecrets => secrets;

export function restoreLinkSecrets({ location, history }: Window = window): void {
  if (Object.keys(secrets).length === 0) return;
  const search = stringifySearch({ ...parseSearch(location.search), ...secrets });
  history.replaceState(history.state, '', location.pathname + search + location.hash);
}

export function forgetLinkSecrets(): void {
  secrets = {};
}
