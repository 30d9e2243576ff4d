/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { OtpRequired } from './otpRequired.zod.ts';
import { Tokens } from './tokens.zod.ts';

export const LoginResult = /*#__PURE__*/ zod.union([Tokens,OtpRequired]);

export type LoginResult = zod.input<typeof LoginResult>;
export type LoginResultOutput = zod.output<typeof LoginResult>;
