/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const UsernameMin = 3;
export const UsernameMax = 30;


export const UsernameRegExp = new RegExp('^[A-Za-z0-9_.-]+$');


export const Username = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(UsernameMin)).check(/*#__PURE__*/ zod.maxLength(UsernameMax)).check(/*#__PURE__*/ zod.regex(UsernameRegExp));

export type Username = zod.input<typeof Username>;
export type UsernameOutput = zod.output<typeof Username>;
