import type { Venue } from '@/generated/schemas/venue.zod';
import { required } from '@mocks/db/rows';
import type { State } from '@mocks/db/state';

/** The venue with its city. */
export function presentVenue(state: State, venueId: number): Venue {
  const { name, address, city_id, latitude, longitude } = required(state.venues, venueId);
  return { name, address, city: required(state.cities, city_id), latitude, longitude };
}
