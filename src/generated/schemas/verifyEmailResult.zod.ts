/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const VerifyEmailResult = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['verified', 'already_verified'])
});

export type VerifyEmailResult = zod.input<typeof VerifyEmailResult>;
export type VerifyEmailResultOutput = zod.output<typeof VerifyEmailResult>;
