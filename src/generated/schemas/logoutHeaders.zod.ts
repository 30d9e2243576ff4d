/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LogoutHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type LogoutHeaders = zod.input<typeof LogoutHeaders>;
export type LogoutHeadersOutput = zod.output<typeof LogoutHeaders>;
