/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const partnerSlugRegExp = new RegExp('^[a-z0-9-]{1,40}$');
export const partnerNameMax = 100;



export const Partner = /*#__PURE__*/ zod.object({
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(partnerSlugRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(partnerNameMax))
});

export type Partner = zod.input<typeof Partner>;
export type PartnerOutput = zod.output<typeof Partner>;
