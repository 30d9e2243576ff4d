/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const EmailAccepted = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal("accepted")
});

export type EmailAccepted = zod.input<typeof EmailAccepted>;
export type EmailAcceptedOutput = zod.output<typeof EmailAccepted>;
