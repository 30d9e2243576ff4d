/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const GetMessagesHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type GetMessagesHeaders = zod.input<typeof GetMessagesHeaders>;
export type GetMessagesHeadersOutput = zod.output<typeof GetMessagesHeaders>;
