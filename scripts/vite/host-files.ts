import type { Env } from '../../src/env.ts';
import { googleIdentity, trustedScripts } from '../../src/lib/browser/trusted-script-url.ts';
import { versionAddress, workerAddress } from '../../src/lib/browser/worker-cache.ts';
import type { Locale } from '../../src/lib/locale.ts';

/** CSP sources (`sha256-…`) of the inline scripts and styles. */
interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The Content-Security-Policy of the built app (decision 011). Settings add the origins of the API, of Sentry and of Google sign-in. */
export function contentSecurityPolicy(env: Env, { scripts, styles }: InlineHashes): string {
  const hasGoogle = env.googleClientId !== '';
  const isUsedByPolicy: Record<keyof typeof trustedScripts, boolean> = {
    'google-identity': hasGoogle,
    'service-worker': env.offline,
  };
  const policyNames = Object.entries(isUsedByPolicy).flatMap(([name, isUsed]) => (isUsed ? [name] : []));
  const sentryOrigin = env.sentryDsn && new URL(env.sentryDsn).origin;
  const directives: Record<string, (string | false | null)[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scripts.map((hash) => `'${hash}'`),
      hasGoogle && trustedScripts['google-identity'],
    ],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`), hasGoogle && `${googleIdentity}style`],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', env.apiOrigin],
    'connect-src': ["'self'", env.apiOrigin, sentryOrigin, hasGoogle && googleIdentity],
    'worker-src': [env.offline ? "'self'" : "'none'"],
    'frame-src': [hasGoogle ? googleIdentity : "'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // Forms are sent with `fetch`: the browser's own submit could leak a password.
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Google's script creates policies whose names are not documented.
    'trusted-types': [
      ...(policyNames.length > 0 ? policyNames : ["'none'"]),
      ...(hasGoogle ? ['*', "'allow-duplicates'"] : []),
    ],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

/** The Referrer-Policy: requests never send the path, because e-mailed links contain secrets; Google sign-in needs the origin. */
export const referrerPolicy = (env: Env): string => (env.googleClientId ? 'strict-origin' : 'no-referrer');

/** Browser features that the app does not use, switched off for its pages and their frames. */
const UNUSED_FEATURES = 'accelerometer camera gyroscope magnetometer microphone payment usb'.split(' ');

const IMMUTABLE_CACHING = 'public, max-age=31536000, immutable';

/**
 * The file `_headers`. Every rule whose path matches applies. To replace a header, a rule first removes it (`!`): Cloudflare
 * would otherwise join both values (https://developers.cloudflare.com/pages/configuration/headers/); Netlify ignores
 * that line and uses the later value.
 */
export function headersFile(env: Env, hashes: InlineHashes): string {
  const replaceCaching = (path: string, caching = IMMUTABLE_CACHING) => [
    path,
    '  ! Cache-Control',
    `  Cache-Control: ${caching}`,
  ];
  return [
    '/*',
    `  Content-Security-Policy: ${contentSecurityPolicy(env, hashes)}`,
    `  Referrer-Policy: ${referrerPolicy(env)}`,
    '  X-Content-Type-Options: nosniff',
    '  Strict-Transport-Security: max-age=31536000',
    `  Permissions-Policy: ${[...UNUSED_FEATURES.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', ')}`,
    `  Cross-Origin-Opener-Policy: ${env.googleClientId ? 'same-origin-allow-popups' : 'same-origin'}`,
    '  Cache-Control: no-cache',
    ...replaceCaching('/assets/*'),
    ...replaceCaching('/_i18n/*'),
    // A cached worker script would keep an old version of the app alive.
    ...replaceCaching(workerAddress, 'no-store'),
    ...replaceCaching('/not-found.txt', 'no-store'),
    '',
  ].join('\n');
}

/**
 * The file `_redirects`. A public address has its own file (`/o-nas` is `o-nas.html`), which hosts serve before they read these
 * rules; any other address is a 404: of a missing file with a text, else with the page for unknown addresses in its language.
 * Cloudflare ignores rows of status 404 and takes the nearest `404.html` instead
 * (https://developers.cloudflare.com/pages/configuration/redirects/).
 */
export function redirectsFile(
  sharedPages: readonly { pattern: string; folder: string }[],
  notFoundFiles: Record<Locale, string>,
): string {
  const filePatterns = [
    '/assets/*',
    '/_i18n/*',
    '/icons/*',
    '/screenshots/*',
    '/api/*',
    '/.well-known/*',
    versionAddress,
    workerAddress,
    '/sitemap.xml',
    '/favicon.ico',
    // iPhones and crawlers request these, whatever icons the page names.
    '/apple-touch-icon.png',
    '/apple-touch-icon-precomposed.png',
  ];
  return [
    ...filePatterns.map((path) => `${path} /not-found.txt 404`),
    ...sharedPages.flatMap(({ pattern, folder }) =>
      [pattern, `${pattern}/`].map((path) => `${path} ${folder} 200`),
    ),
    `/en/* /${notFoundFiles.en} 404`,
    `/* /${notFoundFiles.cs} 404`,
    '',
  ].join('\n');
}

export const NOT_FOUND_TEXT = 'Not found\n';
