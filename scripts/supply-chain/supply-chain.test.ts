import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/project.ts';
import { auditResult } from './audit.ts';
import {
  gapFaults,
  licenceFaults,
  type Lockfile,
  scriptFaults,
  sourceFaults,
  versionFaults,
} from './lockfile.ts';
import { billOfMaterials } from './sbom.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const digest = `sha512-${'A'.repeat(86)}==`;
const fine = { version: '1.2.3', license: 'MIT', integrity: digest };
const lockWith = (entry: object): Lockfile => ({
  packages: { '': {}, 'node_modules/a': { ...fine, ...entry } },
});

describe('the lockfile', () => {
  it.each([{}, { resolved: 'https://registry.npmjs.org/a/-/a-1.2.3.tgz' }])('may hold %j', (entry) => {
    expect(sourceFaults(lockWith(entry))).toEqual([]);
  });

  it.each([
    [{ integrity: undefined }, 'node_modules/a has no SHA-512'],
    [{ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'node_modules/a has no SHA-512'],
    [
      { resolved: 'https://registry.npmjs.org.evil.test/a.tgz' },
      'node_modules/a comes from https://registry.npmjs.org.evil.test/a.tgz, which is not the public npm registry',
    ],
    [
      { resolved: 'git+ssh://git@example.test/a.git#1', integrity: undefined },
      'node_modules/a comes from git+ssh://git@example.test/a.git#1, which is not the public npm registry',
    ],
    [{ link: true }, 'node_modules/a is a link to a folder'],
    [{ version: 'file:../a' }, 'node_modules/a has no version of the registry'],
  ])('may not hold %j', (entry, fault) => {
    expect(sourceFaults(lockWith(entry))).toEqual([fault]);
  });

  it('has all that its packages name, beside them or around them', () => {
    const packages = {
      '': { dependencies: { a: '1.2.3' } },
      'node_modules/a': { ...fine, dependencies: { '@b/c': '1' }, optionalDependencies: { d: '1' } },
      'node_modules/a/node_modules/@b/c': { ...fine, dependencies: { d: '1' } },
    };
    expect(gapFaults({ packages: { ...packages, 'node_modules/d': fine } })).toEqual([]);
    expect(gapFaults({ packages })).toEqual([
      'node_modules/a names d, which is missing',
      'node_modules/a/node_modules/@b/c names d, which is missing',
    ]);
    expect(gapFaults({ packages: { '': { devDependencies: { a: '1.2.3' } } } })).toEqual([
      'package.json names a, which is missing',
    ]);
  });

  it.each([
    ['MIT', []],
    ['(GPL-3.0-only OR MIT)', []],
    ['MIT AND ISC', []],
    ['GPL-3.0-only', ['node_modules/a has the licence GPL-3.0-only']],
    ['MIT AND GPL-3.0-only', ['node_modules/a has the licence MIT AND GPL-3.0-only']],
    ['UNLICENSED', ['node_modules/a has the licence UNLICENSED']],
    [undefined, ['node_modules/a has the licence of nobody knows what kind']],
  ])('has the licences that are allowed: %s', (license, faults) => {
    expect(licenceFaults(lockWith({ license }))).toEqual(faults);
  });

  it('runs no script on installation that nobody has decided about', () => {
    const lock = lockWith({ hasInstallScript: true });
    expect(scriptFaults(lock, { allowScripts: { a: false } })).toEqual([]);
    expect(scriptFaults(lock, {})).toEqual([expect.stringContaining('node_modules/a runs a script')]);
  });
});

it('package.json names exact versions', () => {
  for (const version of ['1.2.3', '1.0.0-beta.2', 'npm:a@1.2.3', 'npm:@a/b@1.2.3']) {
    expect(versionFaults({ dependencies: { a: version } })).toEqual([]);
  }
  for (const version of ['^1.2.3', '1.x', 'latest', 'github:a/a', 'npm:a@^1.2.3', 'npm:a']) {
    expect(versionFaults({ devDependencies: { a: version } })).toHaveLength(1);
  }
});

describe('the audit', () => {
  const report = (total: number, vulnerabilities = {}) =>
    JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { total } } });

  it('fails with what is known', () => {
    const known = report(1, { a: { name: 'a', severity: 'high', range: '<1.2.4' } });
    expect(() => auditResult(known)).toThrow('a <1.2.4: high');
  });

  it('passes when nothing is', () => {
    expect(auditResult(report(0))).toBe('nothing known');
  });

  it.each([
    ['', 'no answer'],
    ['not JSON', 'no answer'],
    [
      '{"error":{"code":"ENOTFOUND","summary":"request to https://own.test/-/npm failed"}}',
      'request to failed',
    ],
    ['{"message":"405 Method Not Allowed - POST https://own.test/-/npm/v1"}', '405 Method Not Allowed'],
  ])('says that it was not possible, without an address, when the registry answers %j', (output, reason) => {
    expect(auditResult(output)).toBe(`not asked, the registry does not tell (${reason})`);
  });
});

describe('the bill of materials', () => {
  const manifest = read('package.json') as { dependencies: Record<string, string> };
  const bom = billOfMaterials(read('package-lock.json') as Lockfile);
  const named = (name: string) => bom.components.find((component) => component.name === name);

  it('has every dependency with its digest, also those that development needs too', () => {
    for (const [name, version] of Object.entries(manifest.dependencies)) {
      expect(named(name), name).toMatchObject({ version });
    }
    for (const { name, hashes } of bom.components) {
      expect(hashes[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
    }
    expect(named('vitest')).toBeUndefined();
  });

  it('says what needs what, and names nothing that it does not list', () => {
    const refs = new Set(bom.dependencies.map(({ ref }) => ref));
    expect(new Set(bom.dependencies[0]?.dependsOn)).toEqual(
      new Set(Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`)),
    );
    expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual(
      [],
    );
  });

  it('takes the package that Node would find: the nearest', () => {
    const entry = (version: string, more: object = {}) => ({ ...fine, version, ...more });
    const { dependencies } = billOfMaterials({
      packages: {
        '': { name: 'app', version: '0.0.0', dependencies: { '@s/a': '1' } },
        'node_modules/@s/a': entry('1.0.0', { dependencies: { b: '2', c: '1' } }),
        'node_modules/@s/a/node_modules/b': entry('2.0.0', { dependencies: { c: '1' } }),
        'node_modules/b': entry('1.0.0'),
        'node_modules/c': entry('1.0.0'),
      },
    });
    expect(dependencies.find(({ ref }) => ref === '@s/a@1.0.0')?.dependsOn).toEqual(['b@2.0.0', 'c@1.0.0']);
    expect(dependencies.find(({ ref }) => ref === 'b@2.0.0')?.dependsOn).toEqual(['c@1.0.0']);
  });
});
