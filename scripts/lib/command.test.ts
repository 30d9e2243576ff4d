import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Makes a process take its Node for another one. */
const asVersion = (version: string) =>
  `data:text/javascript,Object.defineProperty(process, 'version', { value: '${version}' })`;

let folder = '';
let program = '';

beforeAll(() => {
  // Below the project, so that the module under test finds it.
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/command-'));
  program = join(folder, 'program.mjs');
  const module = pathToFileURL(join(root, 'scripts/lib/command.mjs')).href;
  writeFileSync(
    program,
    `import { command } from '${module}';
     const [, , end] = process.argv;
     await command(import.meta, () => {
       console.log(process.version);
       if (end === 'throw') throw new Error('the reason');
       return end !== 'false';
     });`,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (version: string, ...args: string[]) => {
  const options = { encoding: 'utf8' as const };
  return spawnSync(process.execPath, ['--import', asVersion(version), program, ...args], options);
};

describe('a program', () => {
  test('goes on under the bundled Node when it was started under another, with its arguments and exit code', () => {
    expect(run('v20.0.0')).toMatchObject({ stdout: `${process.version}\n`, status: 0 });
    expect(run('v20.0.0', 'false')).toMatchObject({ stdout: `${process.version}\n`, status: 1 });
  });

  test.each(['v20.0.0', process.version])('says why it failed, without a stack (%s)', (version) => {
    expect(run(version, 'throw')).toMatchObject({ stderr: 'the reason\n', status: 1 });
  });

  test('does nothing when it is imported', () => {
    const { stdout, status } = spawnSync(process.execPath, ['--import', program, '--eval', '0'], {
      encoding: 'utf8',
    });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });
});
