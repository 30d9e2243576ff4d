/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Count } from './count.zod.ts';
import { Sport } from './sport.zod.ts';

export const SportStatistics = /*#__PURE__*/ zod.object({
  "sport": Sport,
  "attended": Count
});

export type SportStatistics = zod.input<typeof SportStatistics>;
export type SportStatisticsOutput = zod.output<typeof SportStatistics>;
