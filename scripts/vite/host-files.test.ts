import { describe, expect, it } from 'vitest';
import { resolvePath, parseHostRules } from '@mocks/http/host-rules';
import { parseEnv } from './settings';
import { contentSecurityPolicy, headersFile, redirectsFile } from './host-files';
import { neutralAddresses, unknownFolder } from './static-pages';

const plain = parseEnv({});
const full = parseEnv({
  VITE_API_ORIGIN: 'http://api.example.org:8000',
  VITE_GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com',
  VITE_SENTRY_DSN: 'https://key@sentry.example.org/1',
});
const nothing = { scripts: [], styles: [] };
const inline = { scripts: ['sha256-abc='], styles: ['sha256-def=', 'sha256-ghi='] };
const rules = parseHostRules(headersFile(plain, inline), redirectsFile(neutralAddresses(), unknownFolder));
const answer = (pathname: string) => resolvePath(rules, pathname, (file) => file === pathname);

describe('the policy', () => {
  it('allows own files, the hashed script and the hashed styles, and neither eval nor other inline code', () => {
    const policy = contentSecurityPolicy(plain, inline);
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("style-src 'self' 'sha256-def=' 'sha256-ghi=';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types service-worker");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).not.toMatch(/unsafe|google|\*/);
  });

  it('allows what the settings need', () => {
    const policy = contentSecurityPolicy(full, nothing);
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
});

it('allows no worker and no address for one where there is none', () => {
  const policy = contentSecurityPolicy(parseEnv({ VITE_OFFLINE: '0' }), nothing);
  expect(policy).toContain("worker-src 'none';");
  expect(policy).toContain("trusted-types 'none'");
});

describe('the rules for the host', () => {
  it('lead to no page that Cloudflare would send on, but by the two rules that it leaves out', () => {
    const lines = redirectsFile(neutralAddresses(), unknownFolder).trim().split('\n');
    const pages = lines.filter((line) => line.endsWith(' 200'));
    expect(pages.slice(-2)).toEqual(['/en/* /en/app/index.html 200', '/* /app/index.html 200']);
    for (const line of pages.slice(0, -2)) expect(line).toMatch(/^\/[^*]+[^/*] \S+\/ 200$/);
  });

  it("let nothing keep the service worker's script, and give no page in its place", () => {
    const none = resolvePath(rules, '/sw.js', () => false);
    const found = answer('/sw.js');
    expect(none).toMatchObject({ status: 404, file: '/not-found.txt' });
    expect(found).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  });

  it('name the page to nobody, and only its origin when Google needs it', () => {
    expect(answer('/index.html').headers['referrer-policy']).toBe('no-referrer');
    expect(headersFile(full, nothing)).toContain('Referrer-Policy: strict-origin\n');
  });

  it('mean the same to a host that skips "!" and lets the later value win', () => {
    const lines = headersFile(plain, nothing).split('\n');
    const perPath: Record<string, Record<string, string>> = {};
    let path = '';
    for (const line of lines) {
      if (line.startsWith('/')) path = line;
      const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      if (name && value) (perPath[path] ??= {})[name.toLowerCase()] = value;
    }
    const byLastValue = { ...perPath['/*'], ...perPath['/assets/*'] };
    expect(byLastValue['cache-control']).toBe(answer('/assets/a.js').headers['cache-control']);
  });

  it('fit the limits of hosts: at most 100 rules, lines of at most 2,000 characters', () => {
    const text = headersFile(full, {
      scripts: ['sha256-0123456789012345678901234567890123456789012='],
      styles: ['sha256-0123456789012345678901234567890123456789012='],
    });
    expect(text.split('\n').every((line) => line.length <= 2000)).toBe(true);
    expect(rules.headers.length).toBeLessThanOrEqual(100);
  });
});
