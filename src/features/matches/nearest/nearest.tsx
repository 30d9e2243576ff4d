import { type MatchGroup, isSameGroup, maxRowsLaidOut } from '@/features/matches/data/group-by-day';
import type { Match } from '@/generated/schemas/match.zod';
import { mdiCrosshairsGps } from '@mdi/js';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { Auth } from '@/api/auth';
import { useApi } from '@/api/context';
import { ToggleChip } from '@/components/ui/chips';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { createEmitter } from '@/lib/emitter';

export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadius = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Half of the versed sine: with it short distances lose no digits. */
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;

/** The distance in kilometres as the crow flies, on a sphere: wrong by half a per cent at most. */
export function distanceBetween(one: Position, other: Position): number {
  const [north, south] = [radians(one.latitude), radians(other.latitude)];
  const share =
    haversine(north - south) +
    Math.cos(north) * Math.cos(south) * haversine(radians(one.longitude - other.longitude));
  return 2 * earthRadius * Math.asin(Math.sqrt(share));
}

/** How far it is to a place in kilometres; null where the place is on no map. */
export function distanceTo(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  from: Position,
): number | null {
  return latitude === null || longitude === null ? null : distanceBetween(from, { latitude, longitude });
}

/** Orders matches by distance, then time; what is on no map comes last. Parts that are as in `present` stay the same objects. */
export function groupNearestFirst(
  matches: readonly Match[],
  from: Position,
  present: readonly MatchGroup[] = [],
): MatchGroup[] {
  const sorted = matches
    .map((match) => ({
      match,
      start: Date.parse(match.starts_at),
      distance: distanceTo(match.venue, from) ?? Infinity,
    }))
    // Infinity less Infinity is no number, and counts as equal.
    .toSorted((a, b) => a.distance - b.distance || a.start - b.start || a.match.id - b.match.id);
  const before = new Map(present.map((part) => [part.day, part]));
  const partsOf = (heading: 'near' | 'unplaced'): MatchGroup[] => {
    const ordered = sorted.filter(({ distance }) => (heading === 'near') === Number.isFinite(distance));
    return Array.from({ length: Math.ceil(ordered.length / maxRowsLaidOut) }, (_, index) => {
      const day = `${heading}-${index}`;
      const group = ordered
        .slice(index * maxRowsLaidOut, (index + 1) * maxRowsLaidOut)
        .map(({ match }) => match);
      const same = before.get(day);
      return isSameGroup(same, group) ? same : { day, heading, matches: group };
    });
  };
  return [...partsOf('near'), ...partsOf('unplaced')];
}

/** Whether the nearest comes first, and from where; or why it does not. */
interface Nearest {
  readonly status: 'off' | 'asking' | 'on' | 'refused' | 'unavailable';
  readonly position: Position | null;
}

const nearestOff: Nearest = { status: 'off', position: null };

// In memory only, so that Back finds the order again: no storage, address, cache or report ever holds it.
let nearest = nearestOff;
const nearestChanged = createEmitter();
let unsubscribePurge = (): void => undefined;

function setNearest(next: Nearest): void {
  nearest = next;
  nearestChanged.emit();
}

/** Ends the order and forgets the position. An answer that is still to come counts for nothing. */
export function forgetPosition(): void {
  unsubscribePurge();
  setNearest(nearestOff);
}

/** Asks the browser where the person is, which asks the person. It is forgotten with whatever else is the person's. */
function askForPosition({ onPurge }: Pick<Auth<unknown>, 'onPurge'>): void {
  unsubscribePurge();
  unsubscribePurge = onPurge(forgetPosition);
  const asking: Nearest = { status: 'asking', position: null };
  const answer = (status: Nearest['status'], from: Position | null = null): void => {
    if (nearest === asking) setNearest({ status, position: from });
  };
  setNearest(asking);
  if (!('geolocation' in navigator)) return answer('unavailable');
  return navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => answer('on', { latitude, longitude }),
    ({ code, PERMISSION_DENIED }) => answer(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
    { timeout: 10_000, maximumAge: 60_000 },
  );
}

/** Ends the order where it does not hold yet: with the question, or why it has failed. */
function stopAsking(): void {
  if (nearest.status !== 'on') forgetPosition();
}

export const useNearest = (): Nearest =>
  useSyncExternalStore(
    nearestChanged.subscribe,
    () => nearest,
    () => nearestOff,
  );

export function NearestChip(): ReactNode {
  const { status } = useNearest();
  const { auth } = useApi();
  // Who leaves the list meets neither a failure nor the question when they come back.
  useEffect(() => stopAsking, []);
  const isOn = status === 'asking' || status === 'on';
  return (
    <ToggleChip
      data-press="nearest"
      pressed={isOn}
      aria-busy={status === 'asking' || undefined}
      onPressedChange={(isAsked) => (isAsked ? askForPosition(auth) : forgetPosition())}
    >
      {!isOn && <Icon path={mdiCrosshairsGps} className="-ml-1 size-4" />}
      {useI18n().LL.matches.nearest.action()}
    </ToggleChip>
  );
}

/** What becomes of the press, in a line: that the browser is asked, or why nothing is nearer than before. */
export function NearestStatus(): ReactNode {
  const { status } = useNearest();
  const words = useI18n().LL.matches.nearest;
  const isSeen = status !== 'off' && status !== 'on';
  return (
    <p role="status" className={isSeen ? 'pb-1 text-sm' : 'sr-only'}>
      {isSeen ? words[status]() : status === 'on' && words.near()}
    </p>
  );
}
