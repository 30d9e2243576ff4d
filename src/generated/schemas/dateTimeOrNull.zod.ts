/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DateTimeOrNullRegExp = new RegExp('^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-31|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:[01][0-9]|2[0-3])(?::[0-5][0-9]){2}(?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$');


export const DateTimeOrNull = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.toUpperCase()).check(/*#__PURE__*/ zod.regex(DateTimeOrNullRegExp)));

export type DateTimeOrNull = zod.input<typeof DateTimeOrNull>;
export type DateTimeOrNullOutput = zod.output<typeof DateTimeOrNull>;
