/** What a verification found, for a person. */
import { kindOf } from './recorder.ts';
import type { Verified } from './verifier.ts';

/** Each interaction that does not hold, with what is wrong; a line that is wrong in several stands at the first of them. */
export function findings(verified: readonly Verified[]): string[] {
  const places = new Map<string, string[]>();
  for (const { description, faults } of verified)
    for (const fault of faults)
      places.set(kindOf(fault), [...(places.get(kindOf(fault)) ?? []), description]);
  return verified.flatMap(({ description, faults, call }) => {
    const lines = faults.flatMap((fault) => {
      const [first, ...more] = places.get(kindOf(fault))!;
      if (first !== description) return [];
      if (more.length === 0) return [fault];
      const interactions = more.length === 1 ? 'interaction' : 'interactions';
      return [`${fault}\nthe same in ${more.length} more ${interactions}: ${more.join('; ')}`];
    });
    if (lines.length === 0) return [];
    return [`${[description, ...lines, ...(call ? [call] : [])].map(indented).join('\n  ')}\n`];
  });
}

const indented = (text: string) => text.trimEnd().replaceAll('\n', '\n    ');
