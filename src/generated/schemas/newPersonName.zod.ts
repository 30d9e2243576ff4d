/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NewPersonNameMax = 50;


export const NewPersonNameRegExp = new RegExp('\\S');


export const NewPersonName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NewPersonNameMax)).check(/*#__PURE__*/ zod.regex(NewPersonNameRegExp));

export type NewPersonName = zod.input<typeof NewPersonName>;
export type NewPersonNameOutput = zod.output<typeof NewPersonName>;
