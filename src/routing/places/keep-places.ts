import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { withoutLocale } from '@/routing/rows';
import { holdPlace } from './hold-place';
import { placeAttribute, takePlace } from './place';
import { isSameEntry, placeOf, rememberPlace, savePlaces } from './visits';

const ignore = (): void => undefined;

/**
 * Has each entry of the history stand again where it was left, also after a reload and when what it shows has changed: by
 * what was in sight, not by how far the page was scrolled, which means little before every row has its height. The
 * router's own restoration comes first; this one holds from there on.
 */
export function keepPlaces(router: AnyRouter, isLoading: () => boolean): void {
  let opened: string | undefined;
  // From the moment that an entry of the history is left until the next one is shown, which may be the same again.
  let isBetween = true;
  let end = ignore;
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      opened = link?.closest(`[${placeAttribute}]`)?.getAttribute(placeAttribute) ?? undefined;
    },
    { capture: true },
  );
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (isBetween || !fromLocation || isSameEntry(fromLocation, toLocation)) return;
    end();
    rememberPlace(fromLocation, takePlace(opened));
    opened = undefined;
    isBetween = true;
  });
  addEventListener('pagehide', () => {
    const shown = router.stores.resolvedLocation.get();
    if (shown && !isBetween) rememberPlace(shown, takePlace());
    savePlaces();
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!isBetween) return;
    isBetween = false;
    // In another language it is the same page, with words of other lengths.
    const isTranslated =
      fromLocation !== undefined &&
      fromLocation.pathname !== toLocation.pathname &&
      withoutLocale(fromLocation.pathname) === withoutLocale(toLocation.pathname);
    const place = placeOf(toLocation) ?? (isTranslated ? placeOf(fromLocation) : undefined);
    if (place && !toLocation.hash) end = holdPlace(place, { isLoading });
  });
}

/** Names of the landmarks that the screen has to show first, because somebody comes back to them. */
export function useLandmarks(): ReadonlySet<string> {
  const router = useRouter();
  const [names] = useState(() => {
    const place = placeOf(router.latestLocation);
    return new Set(place?.landmarks.map(({ name }) => name));
  });
  return names;
}
