import { linkSecretKeys } from './link-secret-keys';

/** Names whose values are secret, wherever they stand. */
const otherNames = String.raw`password|credential|refresh|access|otp\w*|code|message`;
const secretNames = `${linkSecretKeys.join('|')}|${otherNames}`;

/** What must not leave the browser, from the surest to the vaguest. */
const patterns: readonly [pattern: RegExp, mask: string][] = [
  [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/[^\s@"'`<>()[\]=]+@[^\s@"'`<>()[\]]+/g, '[e-mail]'],
  // The query and the hash of an address.
  [/(\/[^\s?#"'`)]*)[?#][^\s"'`)]+/g, '$1'],
  [new RegExp(String.raw`\b(${secretNames})(["']?\s*[=:]\s*)[^\s&,;]+`, 'gi'), '$1$2[hidden]'],
  // What stands in quotes comes from data.
  [/"[^"]*"|“[^”]*”|„[^“]*“/g, '"…"'],
  [/\b(?=[\w-]*\d)[\w-]{32,}\b(?!\.\w)/g, '[token]'],
  [/\d{6,}/g, '[number]'],
];

/** Names in code, which errors quote, help and say nothing of anybody. */
const maskUnlessName = (quoted: string, _mark: string, inner: string): string =>
  /^[\w$.-]{1,40}$/.test(inner) ? quoted : "'…'";

/** The shortest text that is searched for: shorter ones would mask half of every message. */
const shortestKnown = 4;

/**
 * A text for an error report without tokens, passwords, e-mails, one-time codes, queries of addresses and quoted data.
 * @param known texts that are secret at this moment, such as what stands in the fields of the page
 */
export function scrub(text: string, known: readonly string[] = []): string {
  const exact = known
    .filter((value) => value.length >= shortestKnown)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, value) => rest.replaceAll(value, '[hidden]'), text);
  return patterns
    .reduce((rest, [pattern, mask]) => rest.replaceAll(pattern, mask), exact)
    .replaceAll(/(['`])([^'`]*)\1/g, maskUnlessName);
}
