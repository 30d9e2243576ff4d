/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CountMin = 0;
export const CountMax = 2147483647;



export const Count = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CountMin)).check(/*#__PURE__*/ zod.lte(CountMax));

export type Count = zod.input<typeof Count>;
export type CountOutput = zod.output<typeof Count>;
