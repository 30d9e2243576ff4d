/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const GoogleAuthHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type GoogleAuthHeaders = zod.input<typeof GoogleAuthHeaders>;
export type GoogleAuthHeadersOutput = zod.output<typeof GoogleAuthHeaders>;
