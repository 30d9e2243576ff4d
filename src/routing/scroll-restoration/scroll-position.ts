/** The attribute that names a landmark, for example `match-7`. */
export const anchorAttribute = 'data-place';

/** A page's scroll position; all lengths are in pixels. */
export interface ScrollPosition {
  /** The scrolled distance, used if no landmark exists any more. */
  y: number;
  /** The window's height. */
  height: number;
  /** The elements in view with their distance to the window's top; the opened one comes first. */
  landmarks: { name: string; top: number }[];
  /** Whether the first landmark's link was opened, which then gets the focus. */
  isOpened: boolean;
}

/** Pixels between two hit tests; every landmark is higher. */
const step = 40;

export function findScrollAnchor(name: string): Element | null {
  const element = document.querySelector(`[${anchorAttribute}="${name}"]`);
  return element && element.getClientRects().length > 0 ? element : null;
}

/** The names of the landmarks in the window's middle column, by hit tests, as a list may have a thousand rows. */
function visibleNames(): string[] {
  const names = new Set<string>();
  for (let y = step / 2; y < innerHeight; y += step) {
    const landmark = document.elementFromPoint(innerWidth / 2, y)?.closest(`[${anchorAttribute}]`);
    const name = landmark?.getAttribute(anchorAttribute);
    if (!landmark || !name) continue;
    names.add(name);
    y = Math.max(y, landmark.getBoundingClientRect().bottom - step / 2);
  }
  return [...names];
}

/** Reads the current scroll position; `opened` is the name of the landmark whose link was pressed. */
export function readScrollPosition(opened?: string): ScrollPosition {
  const names = new Set([...(opened === undefined ? [] : [opened]), ...visibleNames()]);
  const landmarks = [...names].flatMap((name) => {
    const element = findScrollAnchor(name);
    return element ? [{ name, top: element.getBoundingClientRect().top }] : [];
  });
  const isOpened = opened !== undefined && landmarks[0]?.name === opened;
  return { y: scrollY, height: innerHeight, landmarks, isOpened };
}
