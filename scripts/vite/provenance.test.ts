import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceCommit } from './provenance';

let folder: string;
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.test', '-c', 'commit.gpgsign=false'];
  return spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).stdout.trim();
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'provenance-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('sourceCommit', () => {
  it('is the commit of an unchanged folder, and none once something was changed', () => {
    git('init', '--quiet');
    writeFileSync(join(folder, 'a'), '1');
    git('add', 'a');
    git('commit', '--quiet', '--message', 'a');
    expect(sourceCommit(folder, undefined)).toBe(git('rev-parse', 'HEAD'));
    writeFileSync(join(folder, 'a'), '2');
    expect(sourceCommit(folder, undefined)).toBeNull();
  });

  it('is nothing where git knows nothing', () => {
    expect(sourceCommit(folder, undefined)).toBeNull();
    expect(sourceCommit(folder, '')).toBeNull();
  });

  it('is what the surroundings say, if that is a commit', () => {
    expect(sourceCommit(folder, 'a'.repeat(40))).toBe('a'.repeat(40));
    expect(() => sourceCommit(folder, 'main')).toThrow('SOURCE_COMMIT must be a full commit id, not "main"');
  });
});
