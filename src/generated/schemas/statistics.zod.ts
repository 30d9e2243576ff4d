/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CityStatistics } from './cityStatistics.zod.ts';
import { Count } from './count.zod.ts';
import { DateTime } from './dateTime.zod.ts';
import { DateTimeOrNull } from './dateTimeOrNull.zod.ts';
import { MonthStatistics } from './monthStatistics.zod.ts';
import { SportStatistics } from './sportStatistics.zod.ts';

export const statisticsAttendanceRateMin = 0;
export const statisticsAttendanceRateMax = 1;

export const statisticsByMonthMin = 12;
export const statisticsByMonthMax = 12;



export const Statistics = /*#__PURE__*/ zod.object({
  "matches_joined": Count,
  "matches_played": Count,
  "matches_upcoming": Count,
  "matches_attended": Count,
  "no_shows": Count,
  "late_leaves": Count,
  "attendance_rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(statisticsAttendanceRateMin)).check(/*#__PURE__*/ zod.lte(statisticsAttendanceRateMax))),
  "current_streak": Count,
  "longest_streak": Count,
  "first_match_at": DateTimeOrNull,
  "last_match_at": DateTimeOrNull,
  "by_month": /*#__PURE__*/ zod.array(MonthStatistics).check(/*#__PURE__*/ zod.minLength(statisticsByMonthMin)).check(/*#__PURE__*/ zod.maxLength(statisticsByMonthMax)),
  "by_city": /*#__PURE__*/ zod.array(CityStatistics),
  "by_sport": /*#__PURE__*/ zod.array(SportStatistics),
  "member_since": DateTime,
  "calculated_at": DateTime
});

export type Statistics = zod.input<typeof Statistics>;
export type StatisticsOutput = zod.output<typeof Statistics>;
