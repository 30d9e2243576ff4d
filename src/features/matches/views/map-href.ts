import type { Match } from '@/generated/schemas/match.zod';

/** OpenStreetMap at the venue: its coordinates, or a search for the address. */
export function mapHref({ venue }: Pick<Match, 'venue'>): string {
  const { latitude, longitude, name, address, city } = venue;
  if (latitude !== null && longitude !== null) {
    const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)];
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
  }
  const query = new URLSearchParams({ query: [name, address || city.name].join(', ') });
  return `https://www.openstreetmap.org/search?${query.toString()}`;
}
