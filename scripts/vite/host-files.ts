import type { Env } from '../../src/env.ts';
import type { Locale } from '../../src/lib/locale.ts';
import { contentSecurityPolicy, type InlineHashes, referrerPolicy } from './csp.ts';

/** Features of the browser that the app never uses, and that nothing on its pages may. */
const NO_FEATURES = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * `_headers`. All rules that match a path apply. A rule that replaces a field first takes it away (`!`): Cloudflare
 * would join both values otherwise; Netlify skips that line and lets the later value win.
 */
export function headersFile(env: Env, hashes: InlineHashes): string {
  const replaceCaching = (path: string) => [path, '  ! Cache-Control', `  Cache-Control: ${IMMUTABLE}`];
  return [
    '/*',
    `  Content-Security-Policy: ${contentSecurityPolicy(env, hashes)}`,
    `  Referrer-Policy: ${referrerPolicy(env)}`,
    '  X-Content-Type-Options: nosniff',
    '  Strict-Transport-Security: max-age=31536000',
    `  Permissions-Policy: ${NO_FEATURES.map((feature) => `${feature}=()`).join(', ')}`,
    `  Cross-Origin-Opener-Policy: ${env.googleClientId ? 'same-origin-allow-popups' : 'same-origin'}`,
    '  Cache-Control: no-cache',
    ...replaceCaching('/assets/*'),
    ...replaceCaching('/_i18n/*'),
    '',
  ].join('\n');
}

/** Addresses without a file of their own: a pattern, and the folder whose page they get. */
type Neutral = readonly { pattern: string; folder: string }[];

/**
 * `_redirects`. A public address has its own file (`/o-nas` is `o-nas.html`), which is served before any of these rules is
 * asked; the others get the page that says nothing of one address, in their language. What looks like a file and is not
 * there is a 404, never a page. The last two rules must end in `/index.html`: Cloudflare, which would ask them before
 * any file, leaves them out as endless for that.
 */
export function redirectsFile(neutral: Neutral, folders: Record<Locale, string>): string {
  const files = ['/assets/*', '/_i18n/*', '/api/*', '/.well-known/*', '/version.json', '/favicon.ico'];
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
