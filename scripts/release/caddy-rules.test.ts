import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/project';
import { headersFile } from '../vite/host-files';
import { parseEnv } from '../vite/settings';
import { caddyRules } from './caddy-rules';

describe('caddyRules', () => {
  it('replaces a field that an earlier rule sets', () => {
    const rules = caddyRules('/*\n  X-A: 1\n  X-B: 1\n/a\n  ! X-A\n  X-A: 2\n', '', () => true);
    expect(rules.match(/header @headers.*/g)).toEqual([
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
  ])('throws for rules that Caddy would read differently: %j %j', (headers, redirects, message) => {
    expect(() => caddyRules(headers, redirects, () => false)).toThrow(message);
  });
});

it('deploy/Caddyfile adds the HSTS header of the build to answers of the API too', () => {
  const headers = headersFile(parseEnv({}), { scripts: [], styles: [] });
  const [, value = ''] = /Strict-Transport-Security: (.*)/.exec(headers) ?? [];
  const caddyfile = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
  expect(caddyfile).toContain(`header ?Strict-Transport-Security "${value}"`);
});
