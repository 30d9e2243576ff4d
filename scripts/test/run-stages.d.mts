import type { Counts } from './report-counts.mjs';

export interface Stage {
  name: string;
  needs?: string[];
  /** A note stands in the table: what was run where, or why it was not. */
  run: (options: { shard?: string | undefined }) => Promise<Counts & { usable?: boolean; note?: string }>;
}

type Result = Counts & { name: string; time: string; note?: string };

export function chosenStages<Chosen extends Pick<Stage, 'name' | 'needs'>>(
  stages: Chosen[],
  names: string[],
): Chosen[];
export function summary(results: Result[], time: string): string;
export function runStages(stages: Stage[], options: { shard?: string | undefined }): Promise<boolean>;
