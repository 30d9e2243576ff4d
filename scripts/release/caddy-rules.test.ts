import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/project';
import { headersFile, redirectsFile } from '../vite/host-files';
import { parseEnv } from '../vite/settings';
import { caddyRules } from './caddy-rules';

const any = () => true;
const rulesOf = (headers: string, redirects = '', exists: (file: string) => boolean = any) =>
  caddyRules(headers, redirects, exists)
    .split('\n')
    .map((line) => line.trim());

describe('the rules for Caddy', () => {
  it('can say all that a build says', () => {
    const env = parseEnv({ VITE_SENTRY_DSN: 'https://key@sentry.example.org/1' });
    const headers = headersFile(env, { scripts: ['sha256-abc='], styles: ['sha256-def='] });
    const redirects = redirectsFile([{ pattern: '/detail/:id', folder: '/app/detail/' }], {
      cs: '/app/',
      en: '/en/app/',
    });
    const lines = rulesOf(headers, redirects, (file) => file.endsWith('/index.html'));
    expect(lines).toContain(
      `header @headers0 content-security-policy "${/Security-Policy: (.*)/.exec(headers)?.[1] ?? ''}"`,
    );
    expect(lines).toContain('path_regexp "(?s)^/detail/[^/]+$"');
    expect(lines).toContain('rewrite * "/app/detail/index.html"');
    expect(lines).toContain('@rule0 path_regexp "(?s)^/assets/.*$"');
    expect(lines).toContain('error @rule0 404');
  });

  it('replace a field that a rule takes away', () => {
    const lines = rulesOf('/*\n  X-A: 1\n  X-B: 1\n/a\n  ! X-A\n  X-A: 2\n');
    expect(lines.filter((line) => line.startsWith('header @headers'))).toEqual([
      'header @headers0 x-a "1"',
      'header @headers0 x-b "1"',
      'header @headers1 x-a "2"',
    ]);
  });

  it.each([
    ['/*\n  X-A: {env.SECRET}', '', 'more than a text'],
    ['/*\n  X-A: a"b', '', 'more than a text'],
    ['/*\n  X-A: 1\n/a\n  X-A: 2', '', 'adds to x-a'],
    ['/*\n  ! X-A', '', 'puts nothing there'],
    ['', '/a /b/ 200', 'not in the build'],
  ])('are refused when Caddy would read them differently: %j %j', (headers, redirects, message) => {
    expect(() => caddyRules(headers, redirects, () => false)).toThrow(message);
  });
});

it('deploy/Caddyfile sends the HSTS of the build with answers of the API too', () => {
  const headers = headersFile(parseEnv({}), { scripts: [], styles: [] });
  const [, value = ''] = /Strict-Transport-Security: (.*)/.exec(headers) ?? [];
  const caddyfile = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
  expect(caddyfile).toContain(`header ?Strict-Transport-Security "${value}"`);
});

it('deploy/Containerfile hands on every setting of a build', () => {
  const settings = readFileSync(join(root, 'scripts/vite/settings.ts'), 'utf8').matchAll(/'(VITE_\w+)'/g);
  const containerfile = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');
  const passed = new Set([...containerfile.matchAll(/(\w+)=""/g)].map(([, name]) => name));
  expect(passed).toEqual(new Set(['SOURCE_COMMIT', ...[...settings].map(([, name]) => name)]));
});
