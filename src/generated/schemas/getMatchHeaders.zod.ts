/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const GetMatchHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type GetMatchHeaders = zod.input<typeof GetMatchHeaders>;
export type GetMatchHeadersOutput = zod.output<typeof GetMatchHeaders>;
