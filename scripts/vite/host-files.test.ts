import { describe, expect, it } from 'vitest';
import { resolvePath, parseHostRules } from '@mocks/http/host-rules';
import { contentSecurityPolicy, headersFile, redirectsFile } from './host-files';
import { notFoundFiles, sharedPagePatterns } from './pages/static-pages';
import { parseEnv } from './settings';

const defaultEnv = parseEnv({});
const fullEnv = parseEnv({
  VITE_API_ORIGIN: 'http://api.example.org:8000',
  VITE_GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com',
  VITE_SENTRY_DSN: 'https://key@sentry.example.org/1',
});
const noHashes = { scripts: [], styles: [] };
const hashes = { scripts: ['sha256-abc='], styles: ['sha256-def=', 'sha256-ghi='] };
const rules = parseHostRules(
  headersFile(defaultEnv, hashes),
  redirectsFile(sharedPagePatterns(), notFoundFiles),
);
const resolveFile = (pathname: string) => resolvePath(rules, pathname, (file) => file === pathname);

describe('contentSecurityPolicy', () => {
  it('allows own files, the hashed script and styles, but neither eval nor other inline code', () => {
    const policy = contentSecurityPolicy(defaultEnv, hashes);
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("style-src 'self' 'sha256-def=' 'sha256-ghi=';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types service-worker");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).not.toMatch(/unsafe|google|\*/);
  });

  it('allows the origins of the API, of Sentry and of Google when the settings need them', () => {
    const policy = contentSecurityPolicy(fullEnv, noHashes);
    expect(policy).toContain(
      "connect-src 'self' http://api.example.org:8000 https://sentry.example.org https://accounts.google.com/gsi/;",
    );
    expect(policy).toContain("img-src 'self' data: blob: https: http://api.example.org:8000;");
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
    expect(policy).toContain('frame-src https://accounts.google.com/gsi/;');
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types google-identity service-worker * 'allow-duplicates'",
    );
    expect(policy).not.toMatch(/unsafe|key@/);
  });

  it('allows no worker and no trusted worker URL when the offline setting is off', () => {
    const policy = contentSecurityPolicy(parseEnv({ VITE_OFFLINE: '0' }), noHashes);
    expect(policy).toContain("worker-src 'none';");
    expect(policy).toContain("trusted-types 'none'");
  });
});

describe('the host rules', () => {
  it('name no page that Cloudflare would redirect', () => {
    const lines = redirectsFile(sharedPagePatterns(), notFoundFiles).trim().split('\n');
    const pageLines = lines.filter((line) => line.endsWith(' 200'));
    for (const line of pageLines) expect(line).toMatch(/^\/[^*]+ \S+\/ 200$/);
  });

  it("forbid caching of the service worker's script, and answer 404 when it is missing", () => {
    expect(resolveFile('/sw.js')).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    const missingAnswer = resolvePath(rules, '/sw.js', () => false);
    expect(missingAnswer).toMatchObject({ status: 404, file: '/not-found.txt' });
  });

  it('send no referrer, and only the origin when Google sign-in needs it', () => {
    expect(resolveFile('/index.html').headers['referrer-policy']).toBe('no-referrer');
    expect(headersFile(fullEnv, noHashes)).toContain('Referrer-Policy: strict-origin\n');
  });

  it('give the same headers on a host that ignores "!" and uses the later value', () => {
    const lines = headersFile(defaultEnv, noHashes).split('\n');
    const headersByPath: Record<string, Record<string, string>> = {};
    let path = '';
    for (const line of lines) {
      if (line.startsWith('/')) path = line;
      const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      if (name && value) (headersByPath[path] ??= {})[name.toLowerCase()] = value;
    }
    const lastValues = { ...headersByPath['/*'], ...headersByPath['/assets/*'] };
    expect(lastValues['cache-control']).toBe(resolveFile('/assets/a.js').headers['cache-control']);
  });

  it('fit the limits of hosts: at most 100 rules, lines of at most 2,000 characters', () => {
    const longHash = `sha256-${'0'.repeat(43)}=`;
    const text = headersFile(fullEnv, { scripts: [longHash], styles: [longHash] });
    expect(text.split('\n').every((line) => line.length <= 2000)).toBe(true);
    expect(rules.headers.length).toBeLessThanOrEqual(100);
  });
});
