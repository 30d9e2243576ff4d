import type { Env } from '../../src/env.ts';
import { contentSecurityPolicy, referrerPolicy } from './csp.ts';

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
export function headersFile(env: Env, scriptHashes: readonly string[]): string {
  const replaceCaching = (path: string) => [path, '  ! Cache-Control', `  Cache-Control: ${IMMUTABLE}`];
  return [
    '/*',
    `  Content-Security-Policy: ${contentSecurityPolicy(env, scriptHashes)}`,
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

/**
 * `_redirects`: the app's page for every address, in the address's language. What looks like a file and is not there
 * is a 404, never the page; a file that exists is served before any of these rules is asked.
 */
export function redirectsFile(): string {
  const files = [
    '/assets/*',
    '/_i18n/*',
    '/api/*',
    '/.well-known/*',
    '/version.json',
    '/favicon.ico',
    '/robots.txt',
  ];
  return [
    ...files.map((path) => `${path} /not-found.txt 404`),
    '/en /en/index.html 200',
    '/en/* /en/index.html 200',
    '/* /index.html 200',
    '',
  ].join('\n');
}

/** The whole answer to a request for a file that is not there. */
export const NOT_FOUND_TEXT = 'Not found\n';
