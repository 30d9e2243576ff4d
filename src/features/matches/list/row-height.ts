/**
 * For the element around rows: how high one is at least, as `--row-height`. The skeleton, a row that is not filled yet and
 * the place that a day keeps while it is out of sight must agree, or the page jumps when the rows come.
 */
export const rowHeight = '[--row-height:8.875rem] md:[--row-height:6rem]';
