/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const JoinMatchHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type JoinMatchHeaders = zod.input<typeof JoinMatchHeaders>;
export type JoinMatchHeadersOutput = zod.output<typeof JoinMatchHeaders>;
