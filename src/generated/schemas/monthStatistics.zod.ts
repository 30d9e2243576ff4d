/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Count } from './count.zod.ts';

export const monthStatisticsMonthRegExp = new RegExp('^[0-9]{4}-(0[1-9]|1[0-2])$');


export const MonthStatistics = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(monthStatisticsMonthRegExp)),
  "joined": Count,
  "attended": Count,
  "no_shows": /*#__PURE__*/ zod.optional(Count)
});

export type MonthStatistics = zod.input<typeof MonthStatistics>;
export type MonthStatisticsOutput = zod.output<typeof MonthStatistics>;
