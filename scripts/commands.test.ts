import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from './commands.mjs';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const names = Object.keys(commands);

describe('the commands', () => {
  test('are those of package.json, and all start in the same way', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts).toEqual(Object.fromEntries(names.map((name) => [name, `node scripts/run.mjs ${name}`])));
  });

  test('stand in the table of README.md', () => {
    const [, table = ''] = /^## Commands$([^]*?)^## /m.exec(read('README.md')) ?? [];
    const documented = [...table.matchAll(/^\| `npm (?:run )?([\w:]+)`/gm)].map(([, name]) => name);
    expect(new Set(documented)).toEqual(new Set(names));
  });

  test('run programs that exist', () => {
    const programs = Object.values(commands).flatMap(({ run: [program], first = [] }) => [program, ...first]);
    expect(programs.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('have a fault in their name answered with those that there are', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), 'tset'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('There is no command "tset". There are: start,');
  });
});

test('every script can be loaded by the Node that npm runs under, and does nothing then', () => {
  const scripts = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
    .map((file) => `./scripts/${file.replaceAll('\\', '/')}`);
  const code = `for (const file of ${JSON.stringify(scripts)}) await import(file);`;
  const node = process.env['npm_node_execpath'] ?? process.execPath;
  const { stdout, stderr, status } = spawnSync(node, ['--input-type=module', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 });
}, 30_000);
