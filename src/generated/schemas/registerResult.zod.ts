/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';

export const RegisterResult = /*#__PURE__*/ zod.object({
  "email": Email,
  "status": /*#__PURE__*/ zod.literal("verification_required")
});

export type RegisterResult = zod.input<typeof RegisterResult>;
export type RegisterResultOutput = zod.output<typeof RegisterResult>;
