/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const GetProfileHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type GetProfileHeaders = zod.input<typeof GetProfileHeaders>;
export type GetProfileHeadersOutput = zod.output<typeof GetProfileHeaders>;
