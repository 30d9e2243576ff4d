/**
 * How many characters a text has: code points, as JSON Schema counts them and so the contract's limits do. An emoji is one at
 * least; `length` counts two UTF-16 code units for it.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
