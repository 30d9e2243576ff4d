/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Sport } from './sport.zod.ts';

export const PreferredSport = /*#__PURE__*/ zod.union([Sport,/*#__PURE__*/ zod.null()]);

export type PreferredSport = zod.input<typeof PreferredSport>;
export type PreferredSportOutput = zod.output<typeof PreferredSport>;
