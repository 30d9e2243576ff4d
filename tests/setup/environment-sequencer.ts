import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const environmentOf = (file: string) =>
  /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 'node';

/**
 * Sorts test files by environment. Vitest starts a new process, which loads every package again, whenever the environment
 * changes: without this order, these starts took half of the run (decision 036).
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's method, not an array's
    const sortedFiles = await super.sort(files);
    return sortedFiles.toSorted((a, b) => environmentOf(a.moduleId).localeCompare(environmentOf(b.moduleId)));
  }
}
