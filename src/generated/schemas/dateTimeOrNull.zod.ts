/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DateTime } from './dateTime.zod.ts';

export const DateTimeOrNull = /*#__PURE__*/ zod.union([DateTime,/*#__PURE__*/ zod.null()]);

export type DateTimeOrNull = zod.input<typeof DateTimeOrNull>;
export type DateTimeOrNullOutput = zod.output<typeof DateTimeOrNull>;
