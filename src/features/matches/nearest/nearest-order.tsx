import { mdiCrosshairsGps } from '@mdi/js';
import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '@/api/context';
import type { Auth } from '@/api/session/auth';
import { ToggleChip } from '@/components/ui/chips';
import { Icon } from '@/components/ui/icon';
import { type MatchGroup, isSameGroup, maxRowsLaidOut } from '@/features/matches/data/match-groups';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { createValue } from '@/lib/state/value';

export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadiusKm = 6371;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;

/** Returns the straight distance in kilometres on a sphere, with an error of half a per cent at most. */
export function measureDistance(start: Position, end: Position): number {
  const [startLatitude, endLatitude] = [toRadians(start.latitude), toRadians(end.latitude)];
  const haversineSum =
    haversine(startLatitude - endLatitude) +
    Math.cos(startLatitude) * Math.cos(endLatitude) * haversine(toRadians(start.longitude - end.longitude));
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(haversineSum));
}

export function measureDistanceTo(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  position: Position,
): number | null {
  return latitude === null || longitude === null ? null : measureDistance(position, { latitude, longitude });
}

/** Orders matches by distance, then by time; matches without coordinates come last. Unchanged groups keep their object from `oldGroups`. */
export function groupNearestFirst(
  matches: readonly Match[],
  position: Position,
  oldGroups: readonly MatchGroup[] = [],
): MatchGroup[] {
  const sortedEntries = matches
    .map((match) => ({
      match,
      start: Date.parse(match.starts_at),
      distance: measureDistanceTo(match.venue, position) ?? Infinity,
    }))
    // Infinity - Infinity is NaN, which counts as equal.
    .toSorted((a, b) => a.distance - b.distance || a.start - b.start || a.match.id - b.match.id);
  const oldGroupByKey = new Map(oldGroups.map((group) => [group.day, group]));
  const createGroups = (heading: 'near' | 'unplaced'): MatchGroup[] => {
    const entries = sortedEntries.filter(
      ({ distance }) => (heading === 'near') === Number.isFinite(distance),
    );
    return Array.from({ length: Math.ceil(entries.length / maxRowsLaidOut) }, (_, index) => {
      const key = `${heading}-${index}`;
      const groupMatches = entries
        .slice(index * maxRowsLaidOut, (index + 1) * maxRowsLaidOut)
        .map(({ match }) => match);
      const oldGroup = oldGroupByKey.get(key);
      return isSameGroup(oldGroup, groupMatches) ? oldGroup : { day: key, heading, matches: groupMatches };
    });
  };
  return [...createGroups('near'), ...createGroups('unplaced')];
}

/** The state of the order by distance; `position` is null unless the status is `on`. */
interface NearestOrder {
  readonly status: 'off' | 'asking' | 'on' | 'refused' | 'unavailable';
  readonly position: Position | null;
}

const inactiveOrder: NearestOrder = { status: 'off', position: null };

// For privacy the position is only in memory, where Back finds it again.
const nearestOrder = createValue(inactiveOrder);
let unsubscribeFromSignOut = (): void => undefined;

/** Ends the order by distance and forgets the position; a pending answer of the browser is ignored. */
export function forgetPosition(): void {
  unsubscribeFromSignOut();
  nearestOrder.set(inactiveOrder);
}

/** Requests the position from the browser, which asks the person for permission. A sign-out forgets the position. */
function askForPosition({ onPurge }: Pick<Auth<unknown>, 'onPurge'>): void {
  unsubscribeFromSignOut();
  unsubscribeFromSignOut = onPurge(forgetPosition);
  const askingOrder: NearestOrder = { status: 'asking', position: null };
  const applyAnswer = (status: NearestOrder['status'], position: Position | null = null): void => {
    if (nearestOrder.get() === askingOrder) nearestOrder.set({ status, position });
  };
  nearestOrder.set(askingOrder);
  if (!('geolocation' in navigator)) return applyAnswer('unavailable');
  return navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => applyAnswer('on', { latitude, longitude }),
    ({ code, PERMISSION_DENIED }) => applyAnswer(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
    { timeout: 10_000, maximumAge: 60_000 },
  );
}

export const useNearestOrder = (): NearestOrder =>
  useSyncExternalStore(nearestOrder.subscribe, nearestOrder.get, nearestOrder.getInitial);

export function NearestChip() {
  const { status } = useNearestOrder();
  const { auth } = useApi();
  // A pending request or a failure must not appear when the person returns to the list.
  useEffect(
    () => () => {
      if (nearestOrder.get().status !== 'on') forgetPosition();
    },
    [],
  );
  const isOnOrAsking = status === 'asking' || status === 'on';
  return (
    <ToggleChip
      data-press="nearest"
      pressed={isOnOrAsking}
      aria-busy={status === 'asking' || undefined}
      onPressedChange={(isPressed) => (isPressed ? askForPosition(auth) : forgetPosition())}
    >
      {!isOnOrAsking && <Icon path={mdiCrosshairsGps} className="-ml-1 size-4" />}
      {useI18n().LL.matches.nearest.action()}
    </ToggleChip>
  );
}

export function NearestStatus() {
  const { status } = useNearestOrder();
  const texts = useI18n().LL.matches.nearest;
  const isVisible = status !== 'off' && status !== 'on';
  return (
    <p role="status" aria-live="polite" className={isVisible ? 'pb-1 text-sm' : 'sr-only'}>
      {isVisible ? texts[status]() : status === 'on' && texts.near()}
    </p>
  );
}
