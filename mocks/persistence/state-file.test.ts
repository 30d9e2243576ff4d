import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallState } from '@mocks/db/state.fixture';
import { createStateFile } from './state-file.ts';

let folder: string;
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hrajem-state-'));
  warnings = [];
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const openFile = (path = folder) => createStateFile(path, (text) => warnings.push(text));

/** A program that saves repeatedly and prints the number of each finished save. */
const WRITER_CODE = `
  import { createStateFile } from ${JSON.stringify(new URL('./state-file.ts', import.meta.url).href)};
  const file = createStateFile(process.argv[1], console.error);
  const state = await file.load();
  for (;;) {
    state.seeded_at += 1;
    await file.save(state);
    process.stdout.write(state.seeded_at + '\\n');
  }
`;

describe('state file', () => {
  it('creates a new folder and a file that only its owner can read', async () => {
    const file = openFile(join(folder, 'new', 'deep'));
    expect(await file.load()).toBeNull();
    await file.save(smallState());
    expect((await stat(file.path)).mode & 0o777).toBe(0o600);
    expect(warnings).toEqual([]);
  });

  it('rejects a failed save and retries at the next one', async () => {
    await writeFile(join(folder, 'blocked'), 'a file where the folder should be');
    const file = openFile(join(folder, 'blocked'));
    await expect(file.save(smallState())).rejects.toThrow();
    await rm(join(folder, 'blocked'));
    await file.save(smallState());
    expect(await file.load()).toEqual(smallState());
  });

  it.each([
    ['truncated', '{"version":1,"secr', 'not whole JSON'],
    ['of another version', JSON.stringify({ ...smallState(), version: 99 }), 'version 99'],
    ['damaged in a row', JSON.stringify({ ...smallState(), users: [null] }), '"users"'],
    ['an array', '[]', 'no object'],
  ])('renames a saved file that is %s, and warns', async (_, text, reason) => {
    const file = openFile();
    await writeFile(file.path, text);
    expect(await file.load()).toBeNull();
    const [brokenName = ''] = await readdir(folder);
    expect(brokenName).toMatch(/^state\.broken-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.json$/);
    expect(await readFile(join(folder, brokenName), 'utf8')).toBe(text);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(reason);
    expect(warnings[0]).toContain(brokenName);
  });

  it('removes the temporary file of an interrupted write', async () => {
    await writeFile(join(folder, 'state.json.1234567'), '{"half');
    await openFile().load();
    expect(await readdir(folder)).toEqual([]);
  });

  it('loses at most the last save when the process is killed in the middle of writing', async () => {
    const [user] = smallState().users;
    const users = Array.from({ length: 300 }, () => ({ ...user!, bio: 'x'.repeat(10_000) }));
    await openFile().save({ ...smallState(), users });
    for (let round = 0; round < 3; round += 1) {
      const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER_CODE, folder]);
      let output = '';
      writer.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await once(writer.stdout, 'data');
      // The first change in the folder means that a write has begun.
      const watcher = watch(folder);
      await once(watcher, 'change');
      writer.kill('SIGKILL');
      watcher.close();
      await once(writer, 'close');
      const lastSave = Number(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1));
      const state = await openFile().load();
      expect(state?.users).toHaveLength(300);
      expect([lastSave, lastSave + 1]).toContain(state?.seeded_at);
    }
    expect(warnings).toEqual([]);
  });
});
