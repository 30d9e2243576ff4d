import type { Sample } from './figures';
import type { Person } from './person';

/** Something that people do again and again. */
export interface Scenario {
  name: string;
  /** Whether the command fails when it is too slow: what has to be answered at once. */
  isJudged?: boolean;
  /** Does it several times; the world is left as it was, or so that doing it again works. */
  run: (person: Person) => Promise<Sample[]>;
}

/** Does something so many times, one after another. */
export async function repeat(
  count: number,
  once: (turn: number) => Promise<Sample | null>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const sample = await once(turn);
    if (sample) samples.push(sample);
  }
  return samples;
}
