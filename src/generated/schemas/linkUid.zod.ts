/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LinkUidMax = 128;



export const LinkUid = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LinkUidMax));

export type LinkUid = zod.input<typeof LinkUid>;
export type LinkUidOutput = zod.output<typeof LinkUid>;
