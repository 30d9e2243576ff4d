import { findLandmark, type Place } from './place';

/** After so many frames in which nothing moved and nothing was loading, the page has settled. */
const quietFrames = 30;

/** What people do to go elsewhere on the page themselves. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface HoldOptions {
  /** Whether what belongs on the page may still be on its way. */
  isLoading: () => boolean;
}

const isFilling = (): boolean => document.querySelector('main [aria-busy=true]') !== null;

/** Scrolls to the place as far as the page allows by now; gives the landmark that stands where it stood. */
function goTo({ y, height, landmarks }: Place): Element | null {
  for (const { name, top } of landmarks) {
    const element = findLandmark(name);
    if (!element) continue;
    const rect = element.getBoundingClientRect();
    // In a window that has become lower, such as a turned phone, it would stand below the edge.
    const wanted = innerHeight < height ? Math.min(top, Math.max(0, innerHeight - rect.height)) : top;
    // Less than a pixel nobody sees, and the browser may not scroll by.
    if (Math.abs(rect.top - wanted) >= 1) scrollTo(scrollX, scrollY + rect.top - wanted);
    return element;
  }
  if (Math.abs(scrollY - y) >= 1) scrollTo(scrollX, y);
  return null;
}

/**
 * Keeps the page at a place while it takes its shape: data arrive, rows that were guessed get their real heights. Gives
 * the opened landmark its focus back. Ends when the page has settled, or as soon as the person does anything.
 *
 * @returns what ends it
 */
export function holdPlace(place: Place, { isLoading }: HoldOptions): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = (): void => ending.abort();
  let quiet = 0;
  let isFocusDue = place.isOpened;

  const put = (): void => {
    const before = scrollY;
    goTo(place);
    if (scrollY !== before) quiet = 0;
  };
  const focus = (): void => {
    const [opened] = place.landmarks;
    const element = opened && findLandmark(opened.name);
    if (!element) return;
    isFocusDue = false;
    element.querySelector('a')?.focus({ preventScroll: true });
  };
  const look = (): void => {
    if (signal.aborted) return;
    quiet = isLoading() || isFilling() ? 0 : quiet + 1;
    put();
    // Later than the focus goes to the new screen's heading.
    if (isFocusDue) focus();
    if (quiet < quietFrames) requestAnimationFrame(look);
    else end();
  };

  for (const act of acts) addEventListener(act, end, { capture: true, passive: true, signal });
  // Between layout and painting, so that nobody sees it move.
  const observer = new ResizeObserver(put);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  put();
  requestAnimationFrame(look);
  return end;
}
