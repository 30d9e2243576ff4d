/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const UpdateProfileWithFormDataHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type UpdateProfileWithFormDataHeaders = zod.input<typeof UpdateProfileWithFormDataHeaders>;
export type UpdateProfileWithFormDataHeadersOutput = zod.output<typeof UpdateProfileWithFormDataHeaders>;
