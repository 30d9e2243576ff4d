import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const environmentOf = (file: string) =>
  /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 'node';

/**
 * Sorts test files by environment. Vitest starts a new process, which loads every package again, whenever the environment
 * changes: with mixed files that took half of the run (decision 036).
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's method, not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) =>
      environmentOf(one.moduleId).localeCompare(environmentOf(other.moduleId)),
    );
  }
}
