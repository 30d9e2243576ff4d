export class ExactValue {
  /** The value of the example, and others that say the same. */
  readonly values: readonly unknown[];
  constructor(values: readonly unknown[]) {
    this.values = values;
  }
}

/** Marks a value of an example that an answer must repeat unchanged, or as one of the others, because the client depends on it. */
export const exactly = <Value>(value: Value, ...others: unknown[]): Value =>
  new ExactValue([value, ...others]) as Value;

/** The example without the marks of `exactly`. */
export function stripExactly(example: unknown): unknown {
  if (example instanceof ExactValue) return example.values[0];
  if (Array.isArray(example)) return example.map(stripExactly);
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, stripExactly(value)]));
}
