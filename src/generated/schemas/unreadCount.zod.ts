/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const UnreadCountMin = 0;
export const UnreadCountMax = 2147483647;



export const UnreadCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(UnreadCountMin)).check(/*#__PURE__*/ zod.lte(UnreadCountMax));

export type UnreadCount = zod.input<typeof UnreadCount>;
export type UnreadCountOutput = zod.output<typeof UnreadCount>;
