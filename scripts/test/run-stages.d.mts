import type { Counts } from './report-counts.mjs';

export interface Stage {
  name: string;
  needs?: string[];
  /** A note stands in the table: what was run where, or why it was not. */
  run: (options: { shard?: string | undefined }) => Promise<Counts & { usable?: boolean; note?: string }>;
}

type Result = Counts & { name: string; time: string; note?: string };

/** A stage, or rows of stages that run side by side; those of a row run in turn. */
export type Turn<Of = Stage> = Of | Of[][];

export function chosenStages<Chosen extends Pick<Stage, 'name' | 'needs'>>(
  turns: Turn<Chosen>[],
  names: string[],
): Turn<Chosen>[];
export function summary(results: Result[], time: string): string;
export function runStages(turns: Turn[], options: { shard?: string | undefined }): Promise<boolean>;
