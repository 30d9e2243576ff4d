/** Milliseconds within which a person feels an answer to be at once. */
export const budget = 100;

/**
 * How many times the reference an interaction may take. Where the reference (a press that puts 300 lines on an empty page)
 * takes 50 ms, as on an ordinary laptop slowed down four times, that is the budget.
 */
const allowed = 2;

/**
 * The budget for a machine: 100 ms, or twice the reference where that is more. A busy or slow machine slows both alike; it
 * must not decide.
 */
export const budgetFor = (reference: number): number => Math.max(budget, allowed * reference);

/** Whether an interaction is too slow on a machine on which the reference takes so long (both the 95th percentile). */
export const isTooSlow = (p95: number, reference: number): boolean => p95 > budgetFor(reference);
