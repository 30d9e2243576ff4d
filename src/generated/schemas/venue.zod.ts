/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { City } from './city.zod.ts';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';

export const venueNameMax = 120;

export const venueAddressMax = 200;



export const Venue = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(venueNameMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(venueAddressMax)),
  "city": City,
  "latitude": Latitude,
  "longitude": Longitude
});

export type Venue = zod.input<typeof Venue>;
export type VenueOutput = zod.output<typeof Venue>;
