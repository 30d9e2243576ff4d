/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const RequestPasswordResetHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type RequestPasswordResetHeaders = zod.input<typeof RequestPasswordResetHeaders>;
export type RequestPasswordResetHeadersOutput = zod.output<typeof RequestPasswordResetHeaders>;
