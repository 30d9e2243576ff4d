import type { Figures, Sample } from './figures';
import { budget, budgetFor, isTooSlow } from './verdict';

/** One interaction, in the large world and in the small one. */
export interface Row {
  name: string;
  /** Whether it has to be within the budget. */
  isJudged: boolean;
  large: Figures;
  small: Figures;
  /** As they were measured in the large world. */
  samples: readonly Sample[];
}

/** Whether something is found on the page. */
export interface Find {
  name: string;
  ok: boolean;
  /** How long the search took. */
  ms: number;
}

export interface Report {
  base: Figures;
  rows: readonly Row[];
  finds: readonly Find[];
}

const whole = (value: number | null): string => (value === null ? '–' : String(Math.round(value)));
const times = (value: number, other: number): string => `${(value / other).toFixed(1)}×`;

const columns = ['n', 'p50', 'p95', 'worst', 'to ref.', 'to small', 'longest frame', 'work', 'shown', ''];

function verdictOf({ large: { p95 }, isJudged }: Row, reference: number): string {
  if (!isJudged) return '';
  if (isTooSlow(p95, reference)) return 'TOO SLOW';
  return p95 > budget ? `pass: over ${budget} ms, as this machine is` : 'pass';
}

function cellsOf(row: Row, base: Figures): string[] {
  const { large, small } = row;
  return [
    String(large.n),
    whole(large.p50),
    whole(large.p95),
    whole(large.worst),
    times(large.p95, base.p95),
    times(large.p95, small.p95),
    whole(large.frame),
    whole(large.work),
    whole(large.shown),
    verdictOf(row, base.p95),
  ];
}

/** Columns of a table; the first and the last are words, the others figures. */
function tableText(lines: readonly (readonly string[])[]): string {
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const isText = column === 0 || column === line.length - 1;
          return isText ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The table for people: milliseconds, and ratios within this run. */
export function reportText({ base, rows, finds }: Report): string {
  const reference = [
    'Reference: a press on an empty page',
    String(base.n),
    whole(base.p50),
    whole(base.p95),
    whole(base.worst),
    '1.0×',
    '',
    whole(base.frame),
    whole(base.work),
    '',
    '',
  ];
  const table = tableText([
    ['In milliseconds, processor slowed 4×', ...columns],
    reference,
    ...rows.map((row) => [row.name, ...cellsOf(row, base)]),
  ]);
  const found = finds.map(
    ({ name, ok, ms }) => `  ${ok ? 'found    ' : 'NOT FOUND'}  ${name} (${whole(ms)} ms)`,
  );
  return [
    '',
    table,
    '',
    `Budget: ${budget} ms at the 95th percentile; on this machine, now, ${whole(budgetFor(base.p95))} ms (tests/bench/README.md).`,
    'To ref.: against the reference. To small: against the same with 40 matches and short chats.',
    'Longest frame: the worst of those that followed. Work: processor time of the page, with all that followed; shown: until the',
    'result was there (both in the middle).',
    '',
    'Find in page',
    ...found,
    '',
  ].join('\n');
}
