import {
  type Breadcrumb,
  breadcrumbsIntegration,
  captureException,
  captureReactException,
  dedupeIntegration,
  type ErrorEvent,
  type Exception,
  getTraceData,
  init,
  linkedErrorsIntegration,
  makeBrowserOfflineTransport,
} from '@sentry/react';
import { cookieNames, readDocumentCookies } from '@/api/browser/session-cookies';
import { localeOfPathname } from '@/lib/locale';
import { linkSecretKeys, getLinkSecrets } from '@/routing/address/link-secrets';

const otherSecretNames = String.raw`password|credential|refresh|access|otp\w*|code|message`;
const secretNames = `${linkSecretKeys.join('|')}|${otherSecretNames}`;

/** Patterns of secret text, the most specific first. */
const patterns: readonly [pattern: RegExp, mask: string][] = [
  [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 [token]'],
  [/[^\s@"'`<>()[\]=]+(?:@|%40)[^\s@"'`<>()[\]]+/g, '[e-mail]'],
  // The query and the hash of an address.
  [/(\/[^\s?#"'`)]*)[?#][^\s"'`)]+/g, '$1'],
  [new RegExp(String.raw`\b(${secretNames})(["']?\s*[=:]\s*)[^\s&,;]+`, 'gi'), '$1$2[hidden]'],
  // Quoted text comes from data.
  [/"[^"]*"|“[^”]*”|„[^“]*“/g, '"…"'],
  [/\b(?=[\w-]*\d)[\w-]{32,}\b(?!\.\w)/g, '[token]'],
  [/\d{6,}/g, '[number]'],
];

/** Keeps quoted names of code, which contain no personal data. */
const maskUnlessName = (quoted: string, _mark: string, quotedText: string): string =>
  /^[\w$.-]{1,40}$/.test(quotedText) ? quoted : "'…'";

/** Removes tokens, passwords, e-mails, codes, queries, quoted data and the given secrets from a text. */
export function scrub(text: string, secrets: readonly string[] = []): string {
  const textWithoutSecrets = secrets
    // Shorter secrets would mask too much text.
    .filter((value) => value.length >= 4)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, value) => rest.replaceAll(value, '[hidden]'), text);
  return patterns
    .reduce((rest, [pattern, mask]) => rest.replaceAll(pattern, mask), textWithoutSecrets)
    .replaceAll(/(['`])([^'`]*)\1/g, maskUnlessName);
}

const textFieldSelector = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** The current secrets: tokens, typed text, private text of the page, link secrets. */
export function knownSecrets(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFieldSelector)];
  const texts = [...document.querySelectorAll('[data-private]')];
  return [
    ...Object.values(getLinkSecrets()),
    ...[cookieNames.access, cookieNames.refresh].flatMap(readDocumentCookies),
    ...fields.map(({ value }) => value.trim()),
    ...texts.map(({ textContent }) => textContent.trim()),
  ];
}

const pick = <T, K extends keyof T>(source: T, ...names: K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<T, K>;

/** The address without query and hash, which may hold secrets. */
const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

function cleanException(exception: Exception, secrets: readonly string[]): Exception {
  const { type, value, mechanism, stacktrace } = exception;
  return {
    type: type && scrub(type, secrets),
    value: value && scrub(value, secrets),
    mechanism: mechanism && pick(mechanism, 'type', 'handled'),
    stacktrace: stacktrace && {
      frames: stacktrace.frames?.map((frame) => ({
        ...pick(frame, 'function', 'lineno', 'colno', 'in_app'),
        filename: frame.filename && pathOf(frame.filename),
      })),
    },
  };
}

/** A breadcrumb without private data; null for a kind that is not reported. */
export function cleanBreadcrumb(crumb: Breadcrumb): Breadcrumb | null {
  const { category, data = {} } = crumb;
  const withData = (cleanData: Breadcrumb['data']): Breadcrumb => ({
    ...pick(crumb, 'category', 'timestamp', 'type', 'level'),
    data: cleanData,
  });
  const cleanUrl = (value: unknown): string => scrub(pathOf(String(value)));
  if (category === 'fetch')
    return withData({ method: data['method'], url: cleanUrl(data['url']), status_code: data['status_code'] });
  if (category === 'navigation') return withData({ from: cleanUrl(data['from']), to: cleanUrl(data['to']) });
  return null;
}

/** Builds a new event from an allowlist of fields, so that no unexpected data is sent. */
export function cleanEvent(event: ErrorEvent, address: string, secrets: readonly string[]): ErrorEvent {
  return {
    ...pick(event, 'type', 'event_id', 'timestamp', 'platform', 'level', 'release', 'environment', 'tags'),
    contexts: { trace: event.contexts?.trace },
    request: { url: scrub(pathOf(address), secrets) },
    exception: { values: event.exception?.values?.map((exception) => cleanException(exception, secrets)) },
    breadcrumbs: event.breadcrumbs?.flatMap((crumb) => cleanBreadcrumb(crumb) ?? []),
  };
}

export interface Failure {
  readonly error: unknown;
  readonly componentStack?: string | null;
}

/** Starts Sentry without its global handlers; `report` sends the failures. */
export function startSentry(dsn: string, release: string): void {
  init({
    dsn,
    release,
    environment: import.meta.env.MODE,
    defaultIntegrations: false,
    integrations: [
      linkedErrorsIntegration(),
      breadcrumbsIntegration({ dom: false, xhr: false }),
      // A poll that keeps failing is reported once.
      dedupeIntegration(),
    ],
    sendClientReports: false,
    dataCollection: { userInfo: false },
    // Keeps 30 reports at most, and sends those of an earlier visit.
    transport: (options) => makeBrowserOfflineTransport()({ ...options, flushAtStartup: true }),
    beforeBreadcrumb: cleanBreadcrumb,
    beforeSend: (event) => cleanEvent(event, window.location.href, knownSecrets()),
  });
}

export function sendFailure({ error, componentStack }: Failure): void {
  const hint = { captureContext: { tags: { locale: localeOfPathname(window.location.pathname) } } };
  if (componentStack) captureReactException(error, { componentStack }, hint);
  else captureException(error, hint);
}

/** The headers that connect a call with the backend's reports. */
export const getTraceHeaders = (): Record<string, string> => ({ ...getTraceData() });
