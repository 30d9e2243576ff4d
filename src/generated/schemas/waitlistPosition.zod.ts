/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const WaitlistPositionMax = 2147483647;



export const WaitlistPosition = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(WaitlistPositionMax)));

export type WaitlistPosition = zod.input<typeof WaitlistPosition>;
export type WaitlistPositionOutput = zod.output<typeof WaitlistPosition>;
