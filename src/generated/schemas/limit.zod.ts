/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LimitMax = 1000;



export const Limit = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(LimitMax));

export type Limit = zod.input<typeof Limit>;
export type LimitOutput = zod.output<typeof Limit>;
