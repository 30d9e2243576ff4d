import type { ArrangedMessage } from './blocks';

/** The number of events in a row from which they are folded. */
const minFoldedEvents = 3;

/** Successive entries: messages as they are, or events (who came and went) that are folded. */
export interface Run {
  readonly isFolded: boolean;
  readonly entries: readonly ArrangedMessage[];
}

const isEvent = ({ message }: ArrangedMessage): boolean => message.kind === 'system';

/** Folds each long run of events with the lines of their days; a message after it gets the line of its day again. */
export function foldEvents(entries: readonly ArrangedMessage[]): Run[] {
  const runs: ArrangedMessage[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.[0] && isEvent(run[0]) === isEvent(entry)) run.push(entry);
    else runs.push([entry]);
  }
  const isFolded = (run: readonly ArrangedMessage[] | undefined): boolean =>
    run?.[0] !== undefined && isEvent(run[0]) && run.length >= minFoldedEvents;
  return runs.map((run, index) => {
    const formerRun = runs[index - 1];
    const [first, ...others] = run;
    const foldedDay = isFolded(formerRun) ? formerRun?.findLast(({ day }) => day !== null)?.day : null;
    const withDay = first && foldedDay ? [{ ...first, day: first.day ?? foldedDay }, ...others] : run;
    return { isFolded: isFolded(run), entries: withDay };
  });
}
