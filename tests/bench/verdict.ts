/** Milliseconds within which a person feels an answer to be at once. */
export const budget = 100;

/**
 * What the reference takes on the machine on which the budget was set (two cores, 4× slow-down, nothing else running), in
 * milliseconds at the 95th percentile.
 */
export const usualReference = 48;

/**
 * The budget for a machine: 100 ms where the reference takes as long as usual or less, and as many times more as the
 * reference takes longer. A busy or old machine slows both alike; it must not decide.
 */
export const budgetFor = (reference: number): number => budget * Math.max(1, reference / usualReference);

/** Whether an interaction is too slow on a machine on which the reference takes so long (both the 95th percentile). */
export const isTooSlow = (p95: number, reference: number): boolean => p95 > budgetFor(reference);
