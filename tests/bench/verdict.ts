import type { Figures } from './figures';

/** What the reference takes on an ordinary laptop slowed down four times, in milliseconds. */
const ordinary = 50;

/**
 * What everything is held against, in milliseconds: the middle press on an empty page, which puts 300 lines on it. On an ordinary
 * laptop the limits are what a person feels; a slower machine slows both sides alike, and a quicker one makes nobody quicker.
 */
export const referenceOf = ({ p50 }: Figures): number => Math.max(ordinary, p50);

/** What something may take, in times the reference: 2 are 100 ms, 4 are 200 ms on an ordinary laptop. */
export interface Limits {
  /** Until the next frame was shown; of a movement, its longest frame. At the 95th percentile. */
  answer: number;
  /** The longest frame of all that followed. */
  frame: number;
  /** Until the result was there, in the middle. */
  shown?: number;
}

/** Every press, key and movement. */
export const usual: Limits = { answer: 2, frame: 4 };

/** A start, during which nobody presses anything: only no frame may be so long that the first press waits. */
export const start: Limits = { answer: 4, frame: 4 };

/** Another screen, whose first part is known already. */
export const opening: Limits = { ...usual, shown: 1.2 };

/** Another screen with all that is on it. */
export const wholeOpening: Limits = { ...usual, shown: 2 };

/** What is over its limit, at that reference; nothing when all is well. */
export function excessesOf(figures: Figures, reference: number, limits: Limits): string[] {
  const excess = (name: string, value: number, limit: number | undefined) =>
    limit !== undefined && value > limit * reference && `${name} over ${limit}×`;
  return [
    excess('answer', figures.p95, limits.answer),
    excess('frame', figures.frame, limits.frame),
    excess('shown', figures.shown ?? 0, limits.shown),
  ].filter((text) => typeof text === 'string');
}
