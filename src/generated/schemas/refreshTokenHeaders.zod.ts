/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const RefreshTokenHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type RefreshTokenHeaders = zod.input<typeof RefreshTokenHeaders>;
export type RefreshTokenHeadersOutput = zod.output<typeof RefreshTokenHeaders>;
