import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { withoutLocale } from '@/routing/rows';
import {
  findScrollAnchor,
  type ScrollPosition,
  anchorAttribute,
  readScrollPosition,
} from './scroll-position';
import { isSameEntry, scrollPositionOf, saveScrollPosition, persistScrollPositions } from './history-entries';

/** What people do to go elsewhere on the page themselves. A screen reader presses by a click alone. */
const userActions = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

function distanceTo({ y, height, landmarks }: ScrollPosition): number {
  for (const { name, top } of landmarks) {
    const rect = findScrollAnchor(name)?.getBoundingClientRect();
    if (!rect) continue;
    // In a window that has become lower, such as a turned phone, it would stand below the edge.
    const wanted = innerHeight < height ? Math.min(top, Math.max(0, innerHeight - rect.height)) : top;
    return rect.top - wanted;
  }
  return y - scrollY;
}

/** Keeps the page at a place while its data arrive and rows get their heights, until the person does anything. Returns what ends it. */
export function holdScrollPosition(position: ScrollPosition): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = (): void => ending.abort();
  let shouldFocus = position.isOpened;
  let lastAdjusted: { y: number; height: number } | undefined;

  const focus = (): void => {
    const [opened] = position.landmarks;
    const element = shouldFocus && !signal.aborted && opened && findScrollAnchor(opened.name);
    if (!element) return;
    shouldFocus = false;
    element.querySelector('a')?.focus({ preventScroll: true });
  };
  const adjustScroll = (): void => {
    const { scrollHeight: height } = document.documentElement;
    const before = scrollY;
    const distance = distanceTo(position);
    // Less than a pixel nobody sees, and the browser may not scroll by.
    if (Math.abs(distance) >= 1) {
      // By the scroll bar, by a search on the page: somebody went elsewhere, for the page is as it was.
      if (lastAdjusted && lastAdjusted.y !== before && lastAdjusted.height === height) return end();
      scrollTo(scrollX, before + distance);
    }
    lastAdjusted = { y: scrollY, height };
    // Later than the focus goes to the new screen's heading.
    requestAnimationFrame(focus);
  };

  for (const act of userActions) addEventListener(act, end, { capture: true, passive: true, signal });
  addEventListener('scroll', adjustScroll, { passive: true, signal });
  // Between layout and painting, so that nobody sees it move.
  const observer = new ResizeObserver(adjustScroll);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  adjustScroll();
  return end;
}

/** Has each entry of the history stand where it was left, by what was in sight: how far it was scrolled means little before rows have their heights. */
export function restoreScroll(router: AnyRouter): void {
  let openedAnchor: string | undefined;
  // From the moment that an entry of the history is left until the next one is shown, which may be the same again.
  let isNavigating = true;
  let end = (): void => undefined;
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      openedAnchor = link?.closest(`[${anchorAttribute}]`)?.getAttribute(anchorAttribute) ?? undefined;
    },
    { capture: true },
  );
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (isNavigating || !fromLocation || isSameEntry(fromLocation, toLocation)) return;
    end();
    saveScrollPosition(fromLocation, readScrollPosition(openedAnchor));
    openedAnchor = undefined;
    isNavigating = true;
  });
  addEventListener('pagehide', () => {
    const shown = router.stores.resolvedLocation.get();
    if (shown && !isNavigating) saveScrollPosition(shown, readScrollPosition());
    persistScrollPositions();
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!isNavigating) return;
    isNavigating = false;
    // In another language it is the same page, with words of other lengths.
    const isTranslated =
      fromLocation !== undefined &&
      fromLocation.pathname !== toLocation.pathname &&
      withoutLocale(fromLocation.pathname) === withoutLocale(toLocation.pathname);
    const place = scrollPositionOf(toLocation) ?? (isTranslated ? scrollPositionOf(fromLocation) : undefined);
    if (place && !toLocation.hash) end = holdScrollPosition(place);
  });
}

/** Names of the landmarks that the screen has to show first, because somebody comes back to them. */
export function useScrollAnchors(): ReadonlySet<string> {
  const router = useRouter();
  const [names] = useState(() => {
    const place = scrollPositionOf(router.latestLocation);
    return new Set(place?.landmarks.map(({ name }) => name));
  });
  return names;
}
