/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ConfirmParticipationHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type ConfirmParticipationHeaders = zod.input<typeof ConfirmParticipationHeaders>;
export type ConfirmParticipationHeadersOutput = zod.output<typeof ConfirmParticipationHeaders>;
