import type { Seen } from './probe';

/** What was noted of one interaction, in milliseconds. */
export interface Noted extends Seen {
  /** Processor time on the main thread, with all that followed. */
  work: number;
  /** Until what was asked for was shown; NaN where nothing was waited for. */
  shown: number;
}

/** One interaction as it was measured, in milliseconds. */
export interface Sample {
  /** What the budget is for: until the next frame was shown; of a movement, its longest frame. */
  ms: number;
  /** The longest frame that followed, whether the person waited for it or not. */
  frame: number;
  work: number;
  shown: number;
}

export interface Figures {
  n: number;
  p50: number;
  p95: number;
  worst: number;
  /** The longest frame of all. */
  frame: number;
  /** The middle of the processor times. */
  work: number;
  /** The middle of the times until the result was shown; null where nothing was waited for. */
  shown: number | null;
}

/** Event Timing says nothing of what takes less, so that much is assumed. */
const shortest = 16;

/** An interaction: a press or a key. */
export const sampleOf = ({ input, frame, work, shown }: Noted): Sample => ({
  ms: Math.max(shortest, input),
  frame,
  work,
  shown,
});

/** A movement, or something that comes by itself: as long as its longest frame. */
export const movementOf = ({ frame, pause, work, shown }: Noted): Sample => ({
  ms: Math.max(shortest, frame, pause),
  frame: Math.max(frame, pause),
  work,
  shown,
});

/** The value below which that share (0 to 1) of the values lies, by the nearest rank: it is always one of them. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Sums samples up; fails without any, for an interaction that was never measured must not pass. */
export function figuresOf(samples: readonly Sample[]): Figures {
  if (samples.length === 0) throw new Error('Nothing was measured.');
  const times = samples.map(({ ms }) => ms);
  const shown = samples.map((sample) => sample.shown).filter((ms) => !Number.isNaN(ms));
  return {
    n: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    worst: Math.max(...times),
    frame: Math.max(...samples.map(({ frame }) => frame)),
    work: percentile(
      samples.map(({ work }) => work),
      0.5,
    ),
    shown: shown.length > 0 ? percentile(shown, 0.5) : null,
  };
}
