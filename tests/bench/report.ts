import type { InteractionRow, Interactions } from './interactions';
import type { LoadRow } from './loads/loads';
import { excessesOf as loadExcessesOf, toStatic } from './loads/load-verdict';
import type { Spread } from './loads/load-figures';
import { markdownTable } from './markdown-table';
import { excessesOf, referenceOf } from './verdict';

/** Whether something is found on the page. */
export interface Find {
  name: string;
  ok: boolean;
  /** How long the search took. */
  ms: number;
}

export interface Report {
  interactions: Interactions;
  loads: readonly LoadRow[];
  finds: readonly Find[];
}

const whole = (value: number | null): string => (value === null ? '–' : String(Math.round(value)));
const times = (ratio: number): string => `${ratio.toFixed(1)}×`;
/** The middle, and between which values all of it lay. */
const spread = ({ median, least, most }: Spread): string =>
  `${whole(median)} (${whole(least)}–${whole(most)})`;

const verdict = (excesses: readonly string[]): string =>
  excesses.length > 0 ? `OVER: ${excesses.join(', ')}` : 'within';

const interactionHead = [
  'ms, processor slowed 4×',
  'n',
  'p50',
  'p95',
  'worst',
  '÷ ref.',
  '÷ small',
  'longest frame',
  'work',
  'shown',
  'verdict',
];

function interactionTable({ base, rows }: Interactions): string {
  const reference = referenceOf(base);
  const cellsOf = ({ name, large, small, limits }: InteractionRow): string[] => [
    name,
    String(large.n),
    whole(large.p50),
    whole(large.p95),
    whole(large.worst),
    times(large.p95 / reference),
    small ? times(large.p95 / small.p95) : '–',
    whole(large.frame),
    whole(large.work),
    whole(large.shown),
    verdict(excessesOf(large, reference, limits)),
  ];
  const first = [
    'Reference: a press on an empty page',
    String(base.n),
    whole(base.p50),
    whole(base.p95),
    whole(base.worst),
    times(base.p50 / reference),
    '–',
    whole(base.frame),
    whole(base.work),
    '–',
    '',
  ];
  return markdownTable(interactionHead, [first, ...rows.map(cellsOf)], [0, interactionHead.length - 1]);
}

const loadHead = [
  'ms',
  'visit',
  'requests',
  'JS kB',
  'FCP',
  'LCP',
  '÷ static',
  'interactive',
  '÷ static',
  'blocking',
  'shift',
  'static LCP',
  'verdict',
];

/** Whether a load is judged: at full speed everything takes a moment, and its ratios say nothing. */
const isJudged = ({ profile }: LoadRow): boolean => profile === 'slow';

function loadTable(loads: readonly LoadRow[], reference: number): string {
  const cellsOf = (row: LoadRow): string[] => {
    const { name, visit, figures, still } = row;
    return [
      name,
      visit,
      whole(figures.requests.median),
      (figures.js.median / 1000).toFixed(0),
      spread(figures.fcp),
      spread(figures.lcp),
      times(toStatic(figures, 'lcp', still)),
      spread(figures.interactive),
      times(toStatic(figures, 'interactive', still)),
      spread(figures.blocking),
      figures.shift.most.toFixed(3),
      spread(still.lcp),
      isJudged(row) ? verdict(loadExcessesOf(row, reference)) : '–',
    ];
  };
  return markdownTable(loadHead, loads.map(cellsOf), [0, 1, loadHead.length - 1]);
}

/** The tables for people: milliseconds, and ratios within this run. Markdown, for the README shows them too. */
export function reportText({ interactions, loads, finds }: Report): string {
  const reference = referenceOf(interactions.base);
  const part = (title: string, text: string) => (text === '' ? [] : [title, '', text, '']);
  const loadsUnder = (profile: LoadRow['profile']) => {
    const chosen = loads.filter((row) => row.profile === profile);
    return chosen.length > 0 ? loadTable(chosen, reference) : '';
  };
  const found = finds.map(({ name, ok, ms }) => `- ${ok ? 'found' : 'NOT FOUND'}: ${name} (${whole(ms)} ms)`);
  return [
    ...part('Loads on slow 4G, processor slowed 4×:', loadsUnder('slow')),
    ...part('Loads at full speed:', loadsUnder('full')),
    ...part(
      'Interactions with 1,000 matches and 5,000 messages:',
      interactions.rows.length > 0 ? interactionTable(interactions) : '',
    ),
    ...part('Find in page:', found.join('\n')),
  ].join('\n');
}

/** The middle of each row as a ratio, to be compared with another run; of a few repeats the 95th percentile says little. */
export function ratiosOf({ interactions: { base, rows }, loads }: Report): Record<string, number> {
  const ofLoads = loads
    .filter(isJudged)
    .map((row) => [`${row.name}, ${row.visit} visit`, toStatic(row.figures, 'lcp', row.still)] as const);
  const ofRows = rows.map(({ name, large }) => [name, large.p50 / referenceOf(base)] as const);
  return Object.fromEntries([...ofLoads, ...ofRows]);
}

/** The names of the rows that are over a limit, and of what was not found. */
export function failuresOf({ interactions, loads, finds }: Report): string[] {
  const { base, rows } = interactions;
  const reference = referenceOf(base);
  return [
    ...loads
      .filter((row) => isJudged(row) && loadExcessesOf(row, reference).length > 0)
      .map(({ name, visit }) => `${name}, ${visit} visit`),
    ...rows
      .filter(({ large, limits }) => excessesOf(large, reference, limits).length > 0)
      .map(({ name }) => name),
    ...finds.filter(({ ok }) => !ok).map(({ name }) => `find ${name}`),
  ];
}
