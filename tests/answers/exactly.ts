export class ExactValue {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** Marks a value of an example that an answer must repeat unchanged, because the client depends on it. */
export const exactly = <Value>(value: Value): Value => new ExactValue(value) as Value;

/** The example without the marks of `exactly`. */
export function stripExactly(example: unknown): unknown {
  if (example instanceof ExactValue) return example.value;
  if (Array.isArray(example)) return example.map(stripExactly);
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, stripExactly(value)]));
}
