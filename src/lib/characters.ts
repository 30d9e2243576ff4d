/** White space, control and format characters, and what Unicode lets be drawn as nothing; the blank of Braille is none of them. */
const blank = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What is sent of a text: no white space around it, and nothing where nothing of it can be seen. */
export const visibleText = (text: string): string => (blank.test(text) ? '' : text.trim());

/**
 * How many characters a text has: code points, as JSON Schema counts them and so the contract's limits do. An emoji is one at
 * least; `length` counts two UTF-16 code units for it.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
