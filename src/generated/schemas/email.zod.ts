/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '../../lib/zod.ts';

export const EmailMax = 254;



export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;
