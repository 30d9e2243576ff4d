import type { Breadcrumb, ErrorEvent, Exception } from '@sentry/react';
import { documentTokens } from '@/api/tokens';
import { linkSecretKeys, getLinkSecrets } from '@/routing/link-secrets';

/** Names whose values are secret, wherever they stand. */
const otherSecretNames = String.raw`password|credential|refresh|access|otp\w*|code|message`;
const secretNames = `${linkSecretKeys.join('|')}|${otherSecretNames}`;

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

/** A text for an error report without tokens, passwords, e-mails, codes, queries, quoted data and the texts that are `known` to be secret now. */
export function scrub(text: string, known: readonly string[] = []): string {
  const exact = known
    // Shorter ones would mask half of every message.
    .filter((value) => value.length >= 4)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, value) => rest.replaceAll(value, '[hidden]'), text);
  return patterns
    .reduce((rest, [pattern, mask]) => rest.replaceAll(pattern, mask), exact)
    .replaceAll(/(['`])([^'`]*)\1/g, maskUnlessName);
}

const textFieldSelector = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** The texts that must not appear in an error report now: tokens, typed text, text of the page, link secrets. */
export function knownSecrets(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFieldSelector)];
  // Somebody's own words, beside the fields.
  const texts = [...document.querySelectorAll('[data-private]')];
  return [
    ...Object.values(getLinkSecrets()),
    ...Object.values(documentTokens()).flatMap((token) => token ?? []),
    ...fields.map(({ value }) => value.trim()),
    ...texts.map(({ textContent }) => textContent.trim()),
  ];
}

const pick = <T, K extends keyof T>(from: T, ...names: K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;

/** The address without its query and hash, which may say more than where somebody was. */
const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

function cleanException(one: Exception, known: readonly string[]): Exception {
  return {
    type: one.type,
    value: one.value && scrub(one.value, known),
    mechanism: one.mechanism && pick(one.mechanism, 'type', 'handled'),
    stacktrace: one.stacktrace && {
      frames: one.stacktrace.frames?.map((frame) => ({
        ...pick(frame, 'function', 'lineno', 'colno', 'in_app'),
        filename: frame.filename && pathOf(frame.filename),
      })),
    },
  };
}

/** The step that led to a failure, or null for a kind of step that could say too much. */
export function cleanBreadcrumb(crumb: Breadcrumb): Breadcrumb | null {
  const { category, data = {} } = crumb;
  const keep = (kept: Breadcrumb['data']): Breadcrumb => ({
    ...pick(crumb, 'category', 'timestamp', 'type', 'level'),
    data: kept,
  });
  const address = (value: unknown): string => scrub(pathOf(String(value)));
  if (category === 'fetch')
    return keep({ method: data['method'], url: address(data['url']), status_code: data['status_code'] });
  if (category === 'navigation') return keep({ from: address(data['from']), to: address(data['to']) });
  return null;
}

/** What is sent of a failure: built anew of the parts that are wanted, so that nothing leaves the browser because nobody thought of it. */
export function cleanEvent(event: ErrorEvent, address: string, known: readonly string[]): ErrorEvent {
  return {
    ...pick(
      event,
      'type',
      'event_id',
      'timestamp',
      'platform',
      'level',
      'release',
      'environment',
      'tags',
      'sdk',
    ),
    contexts: { trace: event.contexts?.trace },
    request: { url: scrub(pathOf(address), known) },
    exception: { values: event.exception?.values?.map((one) => cleanException(one, known)) },
    breadcrumbs: event.breadcrumbs?.flatMap((crumb) => cleanBreadcrumb(crumb) ?? []),
  };
}
