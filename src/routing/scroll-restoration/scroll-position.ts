/** The attribute that names a part of a page by what it shows, such as a match: places are found again by it. */
export const anchorAttribute = 'data-place';

/** Where a page stood, in pixels. */
export interface ScrollPosition {
  /** How far it was scrolled: what counts when no landmark is left. */
  y: number;
  height: number;
  /** The parts in sight with their distance to the window's top; the one that was opened comes first. */
  landmarks: { name: string; top: number }[];
  /** Whether the first landmark was opened: it gets the focus back. */
  isOpened: boolean;
}

/** Pixels between two looks at what is in sight: less than any part with a name is high. */
const step = 40;

export function findScrollAnchor(name: string): Element | null {
  const element = document.querySelector(`[${anchorAttribute}="${name}"]`);
  return element && element.getClientRects().length > 0 ? element : null;
}

/** Names of what stands in the middle of the window, from above to below; asks by few points, as a list may have a thousand rows. */
function namesInSight(): string[] {
  const names = new Set<string>();
  for (let y = step / 2; y < innerHeight; y += step) {
    const part = document.elementFromPoint(innerWidth / 2, y)?.closest(`[${anchorAttribute}]`);
    const name = part?.getAttribute(anchorAttribute);
    if (!part || !name) continue;
    names.add(name);
    y = Math.max(y, part.getBoundingClientRect().bottom - step / 2);
  }
  return [...names];
}

/** Where the page stands now. `opened` names the part that was pressed to leave it. */
export function readScrollPosition(opened?: string): ScrollPosition {
  const names = new Set([...(opened === undefined ? [] : [opened]), ...namesInSight()]);
  const landmarks = [...names].flatMap((name) => {
    const element = findScrollAnchor(name);
    return element ? [{ name, top: element.getBoundingClientRect().top }] : [];
  });
  const isOpened = opened !== undefined && landmarks[0]?.name === opened;
  return { y: scrollY, height: innerHeight, landmarks, isOpened };
}
