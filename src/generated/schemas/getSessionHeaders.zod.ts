/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const GetSessionHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type GetSessionHeaders = zod.input<typeof GetSessionHeaders>;
export type GetSessionHeadersOutput = zod.output<typeof GetSessionHeaders>;
