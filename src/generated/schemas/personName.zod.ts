/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PersonNameMax = 50;



export const PersonName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PersonNameMax));

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;
