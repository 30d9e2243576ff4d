/** A place on the earth, in degrees: north and east are positive. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The mean radius of the earth in kilometres. */
const radius = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Half of the versed sine: with it short distances lose no digits. */
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;

/** The distance in kilometres as the crow flies, on a sphere: wrong by half a per cent at most. */
export function distanceBetween(one: Position, other: Position): number {
  const [north, south] = [radians(one.latitude), radians(other.latitude)];
  const share =
    haversine(north - south) +
    Math.cos(north) * Math.cos(south) * haversine(radians(one.longitude - other.longitude));
  return 2 * radius * Math.asin(Math.sqrt(share));
}

/** How far it is to a place in kilometres; null where the place is on no map. */
export function distanceTo(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  from: Position,
): number | null {
  return latitude === null || longitude === null ? null : distanceBetween(from, { latitude, longitude });
}
