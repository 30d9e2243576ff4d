/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const RegisterHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type RegisterHeaders = zod.input<typeof RegisterHeaders>;
export type RegisterHeadersOutput = zod.output<typeof RegisterHeaders>;
