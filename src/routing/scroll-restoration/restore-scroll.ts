import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { withoutLocale } from '@/routing/rows';
import {
  isSameEntry,
  persistScrollPositions,
  saveScrollPosition,
  type ScrollPosition,
  scrollPositionOf,
} from './history-entries';

/** The attribute that names a landmark, for example `match-7`. */
const landmarkAttribute = 'data-landmark';

/** Pixels between two hit tests; every landmark is higher. */
const hitTestStepPx = 40;

function findLandmark(name: string): Element | null {
  const element = document.querySelector(`[${landmarkAttribute}="${name}"]`);
  return element && element.getClientRects().length > 0 ? element : null;
}

/** The names of the landmarks in the window's middle column, by hit tests, as a list may have a thousand rows. */
function findVisibleNames(): string[] {
  const names = new Set<string>();
  for (let y = hitTestStepPx / 2; y < innerHeight; y += hitTestStepPx) {
    const landmark = document.elementFromPoint(innerWidth / 2, y)?.closest(`[${landmarkAttribute}]`);
    const name = landmark?.getAttribute(landmarkAttribute);
    if (!landmark || !name) continue;
    names.add(name);
    y = Math.max(y, landmark.getBoundingClientRect().bottom - hitTestStepPx / 2);
  }
  return [...names];
}

/** Reads the current scroll position; `openedName` is the name of the landmark whose link was pressed. */
function readScrollPosition(openedName?: string): ScrollPosition {
  const names = new Set([...(openedName === undefined ? [] : [openedName]), ...findVisibleNames()]);
  const landmarks = [...names].flatMap((name) => {
    const element = findLandmark(name);
    return element ? [{ name, top: element.getBoundingClientRect().top }] : [];
  });
  const isOpened = openedName !== undefined && landmarks[0]?.name === openedName;
  return { y: scrollY, height: innerHeight, landmarks, isOpened };
}

/** Events by which a person acts on the page. A screen reader's press is a `click` only. */
const userActions = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

function distanceTo({ y, height, landmarks }: ScrollPosition): number {
  for (const { name, top } of landmarks) {
    const rect = findLandmark(name)?.getBoundingClientRect();
    if (!rect) continue;
    // In a lower window, such as a turned phone, the former distance could be below the edge.
    const targetTop = innerHeight < height ? Math.min(top, Math.max(0, innerHeight - rect.height)) : top;
    return rect.top - targetTop;
  }
  return y - scrollY;
}

/** Keeps the page at a scroll position while content loads and changes its height, until the person acts. Returns a stop function. */
export function holdScrollPosition(position: ScrollPosition): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void => controller.abort();
  let shouldFocus = position.isOpened;
  let lastAdjusted: { y: number; height: number } | undefined;

  const focusLink = (): void => {
    const [firstLandmark] = position.landmarks;
    const element = shouldFocus && !signal.aborted && firstLandmark && findLandmark(firstLandmark.name);
    if (!element) return;
    shouldFocus = false;
    element.querySelector('a')?.focus({ preventScroll: true });
  };
  const adjustScroll = (): void => {
    const { scrollHeight: height } = document.documentElement;
    const currentY = scrollY;
    const distance = distanceTo(position);
    // Browsers may ignore a scroll of less than a pixel.
    if (Math.abs(distance) >= 1) {
      // The person scrolled, for example by the scroll bar: the position changed but the height did not.
      if (lastAdjusted && lastAdjusted.y !== currentY && lastAdjusted.height === height) return stop();
      scrollTo(scrollX, currentY + distance);
    }
    lastAdjusted = { y: scrollY, height };
    // The focus moves after the new screen's heading has been focused.
    requestAnimationFrame(focusLink);
  };

  for (const type of userActions) addEventListener(type, stop, { capture: true, passive: true, signal });
  addEventListener('scroll', adjustScroll, { passive: true, signal });
  // A ResizeObserver runs between layout and paint, so no frame shows the wrong position.
  const observer = new ResizeObserver(adjustScroll);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  adjustScroll();
  return stop;
}

/** Scroll restoration: scrolls each history entry to the content that was in view. Pixels alone are not enough, as they differ until all rows have their heights. */
export function restoreScroll(router: AnyRouter): void {
  let openedLandmark: string | undefined;
  // True from leaving a history entry until the next one is rendered.
  let isNavigating = true;
  let stopHolding = (): void => undefined;
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      openedLandmark = link?.closest(`[${landmarkAttribute}]`)?.getAttribute(landmarkAttribute) ?? undefined;
    },
    { capture: true },
  );
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (isNavigating || !fromLocation || isSameEntry(fromLocation, toLocation)) return;
    stopHolding();
    saveScrollPosition(fromLocation, readScrollPosition(openedLandmark));
    openedLandmark = undefined;
    isNavigating = true;
  });
  addEventListener('pagehide', () => {
    const shownLocation = router.stores.resolvedLocation.get();
    if (shownLocation && !isNavigating) saveScrollPosition(shownLocation, readScrollPosition());
    persistScrollPositions();
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!isNavigating) return;
    isNavigating = false;
    // A change of the language keeps the position, although texts have other lengths.
    const isTranslated =
      fromLocation !== undefined &&
      fromLocation.pathname !== toLocation.pathname &&
      withoutLocale(fromLocation.pathname) === withoutLocale(toLocation.pathname);
    const position =
      scrollPositionOf(toLocation) ?? (isTranslated ? scrollPositionOf(fromLocation) : undefined);
    if (position && !toLocation.hash) stopHolding = holdScrollPosition(position);
  });
}

/** The names of the landmarks to restore, which the screen must render first. */
export function useLandmarksToRestore(): ReadonlySet<string> {
  const router = useRouter();
  const [names] = useState(
    () => new Set(scrollPositionOf(router.latestLocation)?.landmarks.map(({ name }) => name)),
  );
  return names;
}
