import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/project';
import { headersFile } from '../vite/host-files';
import { parseEnv } from '../vite/settings';
import { apacheRules } from './apache-rules';
import { caddyRules } from './caddy-rules';
import { nginxRules } from './nginx-rules';
import { serverRules } from './server-rules';

describe('serverRules', () => {
  it('replaces a field that an earlier rule sets', () => {
    const { headers } = serverRules('/*\n  X-A: 1\n  X-B: 1\n/a\n  ! X-A\n  X-A: 2\n', '', () => true);
    expect(headers.map(({ fields }) => fields)).toEqual([
      [
        { name: 'x-a', value: '1' },
        { name: 'x-b', value: '1' },
      ],
      [{ name: 'x-a', value: '2' }],
    ]);
  });

  it.each([
    ['/*\n  X-A: 1\n/a\n  X-A: 2', '', 'adds to x-a'],
    ['/*\n  ! X-A', '', 'puts nothing there'],
    ['', '/a /b/ 200', 'not in the build'],
  ])('throws for rules that servers would read differently: %j %j', (headers, redirects, message) => {
    expect(() => serverRules(headers, redirects, () => false)).toThrow(message);
  });
});

it.each([
  [caddyRules, '{env.SECRET}'],
  [caddyRules, 'a"b'],
  [nginxRules, '$host'],
  [nginxRules, 'a"b'],
  [apacheRules, '${SECRET}'],
  [apacheRules, 'a"b'],
])('%o throws for a text that the server would interpret: %s', (write, value) => {
  const rules = serverRules(`/*\n  X-A: ${value}`, '', () => true);
  expect(() => write(rules)).toThrow('more than a text');
});

it.each(['Caddyfile', 'nginx.conf', 'apache.conf'])(
  'deploy/%s adds the HSTS header of the build to answers of the API too',
  (file) => {
    const headers = headersFile(parseEnv({}), { scripts: [], styles: [] });
    const [, value = ''] = /Strict-Transport-Security: (.*)/.exec(headers) ?? [];
    expect(readFileSync(join(root, 'deploy', file), 'utf8')).toContain(`"${value}"`);
  },
);
