/**
 * The minimal height of a row, as `--row-height`, for the element around the rows. The skeleton, a row that is not filled yet
 * and a day that is out of sight must agree on it, or the page jumps when the rows come.
 */
export const rowHeight = '[--row-height:7.25rem] md:[--row-height:5.625rem]';

/** The same with the nearest first, where a row has one line more. */
export const nearRowHeight = '[--row-height:8.5rem] md:[--row-height:6.875rem]';

/** The parts of a row, alike in the skeleton: the tile and, beside it, four lines that begin at one edge. On a desktop the last is a column. */
export const rowGrid =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 px-3 max-[22rem]:px-2.5 max-[18rem]:flex max-[18rem]:flex-col md:grid-cols-[auto_minmax(0,1fr)_17rem] md:content-center md:gap-x-4 md:px-4 md:py-3';

/** The height in pixels, with what is between two rows, for windows narrower and wider than 48 rem. */
const [narrow, wide] = [124, 98];

/** The minimal height in pixels of what is above the rows: the header, the heading, the filters. */
const above = 160;

/** The minimal height in pixels of my next match above the rows; a wide window has it beside them. */
const nextAbove = (): number => (innerWidth < 1280 ? 200 : 0);

/** How many rows are in sight at most when the list begins: so many are painted first, and at least so many filled first. */
export function rowsInSight(hasNext = false): number {
  const row = innerWidth < 768 ? narrow : wide;
  const room = innerHeight - above - (hasNext ? nextAbove() : 0);
  return Math.min(12, Math.max(4, Math.ceil(room / row)));
}
