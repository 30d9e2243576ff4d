import type { Env } from '../../src/env.ts';

/** CSP sources (`sha256-…`) of the inline scripts and styles. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const GOOGLE = 'https://accounts.google.com/gsi/';

/** The policy of `src/features/account/google/google-identity.ts`, which lets its script in. */
const GOOGLE_POLICY = 'google-identity';

/** The policy of `src/app/pwa/service-worker.ts`, which lets the service worker in. */
const WORKER_POLICY = 'service-worker';

/**
 * The Content-Security-Policy of the built app: own files only, no eval, and only the inline scripts and styles whose
 * hashes are given. Texts become neither HTML nor scripts (Trusted Types, decision 011). Settings add what they need: the origins of the API and of the error reporter, Google sign-in.
 */
export function contentSecurityPolicy(env: Env, { scripts, styles }: InlineHashes): string {
  const google = env.googleClientId !== '';
  const policies = [google && GOOGLE_POLICY, env.offline && WORKER_POLICY].filter((name) => name !== false);
  const reporter = env.sentryDsn && new URL(env.sentryDsn).origin;
  const directives: Record<string, (string | false | null)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`), google && `${GOOGLE}client`],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`), google && `${GOOGLE}style`],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', env.apiOrigin],
    'connect-src': ["'self'", env.apiOrigin, reporter, google && GOOGLE],
    'worker-src': [env.offline ? "'self'" : "'none'"],
    'frame-src': [google ? GOOGLE : "'none'"],
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
