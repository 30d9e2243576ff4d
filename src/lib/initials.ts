import { hash } from './hash';

/** One or two letters that stand for a name: the first of its first and of its last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('cs');
}

/** A number below `count` that is always the same for a text, spread evenly enough to tell neighbours apart. */
export const stableIndex = (text: string, count: number): number => hash(text) % count;
