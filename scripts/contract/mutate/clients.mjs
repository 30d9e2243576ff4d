/** Mutations of the client's code, each in a copy of the project and against the unit tests that are named beside it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tool } from '../../lib/project.ts';
import { node } from '../../lib/node.ts';
import { CLIENT_MUTATIONS } from './client-mutations.mjs';
import { createCopy } from './copy.mjs';

/** A whole test file takes seconds; a mutation that hangs is noticed as well. */
const SECONDS = 120;

const run = (copy, files) =>
  node([tool('vitest/vitest.mjs'), 'run', '--project', 'unit', '--bail=1', ...files], {
    cwd: copy,
    seconds: SECONDS,
  });

/** The text of a file with a change; throws when what it replaces does not stand there once. */
function mutated(text, [name, from, to]) {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`"${name}" finds its place ${parts.length - 1} times.`);
  return parts.join(to);
}

/** Tries each change; gives one result for each: what was changed, and what caught it. */
export async function mutateClient() {
  const copy = createCopy();
  const results = [];
  try {
    const all = [...new Set(CLIENT_MUTATIONS.flatMap(({ tests }) => tests))];
    const whole = await run(copy, all);
    if (!whole.ok) throw new Error(`The client's tests fail although nothing is broken.\n${whole.output}`);
    for (const { file, tests, changes } of CLIENT_MUTATIONS) {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      for (const change of changes) {
        writeFileSync(path, mutated(text, change));
        const { ok } = await run(copy, tests);
        results.push({ of: 'client', name: `${file}: ${change[0]}`, caught: ok ? undefined : 'unit test' });
      }
      writeFileSync(path, text);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return results;
}
