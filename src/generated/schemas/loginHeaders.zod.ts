/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LoginHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type LoginHeaders = zod.input<typeof LoginHeaders>;
export type LoginHeadersOutput = zod.output<typeof LoginHeaders>;
