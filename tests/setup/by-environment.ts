import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const environmentOf = (file: string) =>
  /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 'node';

/**
 * Vitest's order, one environment after the other. Vitest ends a process whose next file needs another environment, and loads
 * every package anew in the one that follows: with both in turns that took half of the stage (decision 036).
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's method, not an array's
    const inOrder = await super.sort(files);
    return inOrder.toSorted((one, other) =>
      environmentOf(one.moduleId).localeCompare(environmentOf(other.moduleId)),
    );
  }
}
