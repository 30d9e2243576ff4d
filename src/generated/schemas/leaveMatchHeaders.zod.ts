/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LeaveMatchHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type LeaveMatchHeaders = zod.input<typeof LeaveMatchHeaders>;
export type LeaveMatchHeadersOutput = zod.output<typeof LeaveMatchHeaders>;
