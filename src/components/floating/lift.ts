/** The edges of a box in the window, in pixels from its left and upper edge. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Pixels between what floats and what it was lifted over. */
const gap = 12;

/**
 * By how many pixels something that floats at the bottom of the window is to be lifted so that it covers none of the boxes. 0 where it
 * would then leave the window: what is said is seen at least.
 */
export function liftOver(floating: Box, boxes: readonly Box[]): number {
  let lift = 0;
  // From below upwards: what it was lifted over does not come into its way again.
  for (const { left, right, top, bottom } of boxes.toSorted((one, other) => other.bottom - one.bottom)) {
    const isBeside = right <= floating.left || left >= floating.right || bottom <= top;
    const isClear = bottom <= floating.top - lift || top >= floating.bottom - lift;
    if (!isBeside && !isClear) lift = floating.bottom - top + gap;
  }
  return floating.top - lift < 0 ? 0 : lift;
}
