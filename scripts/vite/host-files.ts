import type { Env } from '../../src/env.ts';
import type { Locale } from '../../src/lib/locale.ts';
import { googleIdentity, trustedScripts } from '../../src/lib/trusted-script-url.ts';
import { versionAddress, workerAddress } from '../../src/lib/worker-cache.ts';

/** CSP sources (`sha256-…`) of the inline scripts and styles. */
interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The Content-Security-Policy of the built app: own files only, no eval, and only the inline scripts and styles whose
 * hashes are given. Texts become neither HTML nor scripts (Trusted Types, decision 011). Settings add what they need: the origins of the API and of the error reporter, Google sign-in.
 */
export function contentSecurityPolicy(env: Env, { scripts, styles }: InlineHashes): string {
  const google = env.googleClientId !== '';
  const isLoaded: Record<keyof typeof trustedScripts, boolean> = {
    'google-identity': google,
    'service-worker': env.offline,
  };
  const policies = Object.entries(isLoaded).flatMap(([name, is]) => (is ? [name] : []));
  const reporter = env.sentryDsn && new URL(env.sentryDsn).origin;
  const directives: Record<string, (string | false | null)[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scripts.map((hash) => `'${hash}'`),
      google && trustedScripts['google-identity'],
    ],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`), google && `${googleIdentity}style`],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', env.apiOrigin],
    'connect-src': ["'self'", env.apiOrigin, reporter, google && googleIdentity],
    'worker-src': [env.offline ? "'self'" : "'none'"],
    'frame-src': [google ? googleIdentity : "'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // What is sent goes by `fetch`: a form that the browser sends itself would put a password somewhere.
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Google's script has policies of its own, whose names are not documented.
    'trusted-types': [
      ...(policies.length > 0 ? policies : ["'none'"]),
      ...(google ? ['*', "'allow-duplicates'"] : []),
    ],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

/**
 * The Referrer-Policy: links in e-mails carry secrets, so no request says which page it comes from. Google recognises
 * the client by its origin, so with Google sign-in the origin is sent, but never the path.
 */
export const referrerPolicy = (env: Env): string => (env.googleClientId ? 'strict-origin' : 'no-referrer');

/** Browser features that the app does not use, switched off for everything on its pages; where a person is, only the app itself may ask. */
const NO_FEATURES = ['accelerometer', 'camera', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'];

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The file `_headers`. Every rule whose path matches applies. To replace a header, a rule first removes it (`!`): Cloudflare
 * would otherwise join both values (https://developers.cloudflare.com/pages/configuration/headers/); Netlify ignores
 * that line and uses the later value.
 */
export function headersFile(env: Env, hashes: InlineHashes): string {
  const replaceCaching = (path: string, caching = IMMUTABLE) => [
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
    `  Permissions-Policy: ${[...NO_FEATURES.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', ')}`,
    `  Cross-Origin-Opener-Policy: ${env.googleClientId ? 'same-origin-allow-popups' : 'same-origin'}`,
    '  Cache-Control: no-cache',
    ...replaceCaching('/assets/*'),
    ...replaceCaching('/_i18n/*'),
    // A worker that something in between keeps would be wrong for as long as that keeps it.
    ...replaceCaching(workerAddress, 'no-store'),
    '',
  ].join('\n');
}

/** Addresses without a file of their own: a pattern, and the folder whose page they get. */
type Neutral = readonly { pattern: string; folder: string }[];

/**
 * The file `_redirects`. A public address has a file of its own (`/o-nas` is `o-nas.html`), which hosts serve before they
 * look at these rules. Any other address gets the neutral page of its language. A missing file is a 404, never a page.
 * The last two rules must name `/index.html`: Cloudflare applies rules even where a file exists, but skips these two
 * because it takes them for endless loops (https://developers.cloudflare.com/pages/configuration/redirects/).
 */
export function redirectsFile(neutral: Neutral, folders: Record<Locale, string>): string {
  const files = [
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
    // Asked for by iPhones and by crawlers, whatever the page says.
    '/apple-touch-icon.png',
    '/apple-touch-icon-precomposed.png',
  ];
  return [
    ...files.map((path) => `${path} /not-found.txt 404`),
    ...neutral.map(({ pattern, folder }) => `${pattern} ${folder} 200`),
    `/en/* ${folders.en}index.html 200`,
    `/* ${folders.cs}index.html 200`,
    '',
  ].join('\n');
}

/** The whole answer to a request for a file that is not there. */
export const NOT_FOUND_TEXT = 'Not found\n';
