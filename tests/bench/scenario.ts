import type { Sample } from './figures';
import type { Person } from './person';
import type { Limits } from './verdict';

/** Something that people do again and again. */
export interface Scenario {
  name: string;
  /** What it may take; without them, what every answer to a press may. */
  limits?: Limits;
  /** Whether jana is signed in, as in most. */
  isSignedIn?: boolean;
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
