/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Latitude } from './latitude.zod.ts';
import { Longitude } from './longitude.zod.ts';

export const cityNameMax = 100;

export const cityRegionMax = 100;

export const cityCountryCodeRegExp = new RegExp('^[A-Z]{2}$');


export const City = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cityNameMax)),
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cityRegionMax)),
  "country_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cityCountryCodeRegExp)),
  "latitude": Latitude,
  "longitude": Longitude
});

export type City = zod.input<typeof City>;
export type CityOutput = zod.output<typeof City>;
