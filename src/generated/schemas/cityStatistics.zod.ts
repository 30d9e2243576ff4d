/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { City } from './city.zod.ts';
import { Count } from './count.zod.ts';

export const CityStatistics = /*#__PURE__*/ zod.object({
  "city": City,
  "attended": Count
});

export type CityStatistics = zod.input<typeof CityStatistics>;
export type CityStatisticsOutput = zod.output<typeof CityStatistics>;
