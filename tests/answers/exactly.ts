/** A part of an example that an answer must repeat as it is. */
export class Exactly {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** Marks a part of an example: the client's way depends on this very value. */
export const exactly = <Value>(value: Value): Value => new Exactly(value) as Value;

/** The example itself, without the marks. */
export function plain(example: unknown): unknown {
  if (example instanceof Exactly) return example.value;
  if (Array.isArray(example)) return example.map(plain);
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, plain(value)]));
}
