/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LastReadMessageIdMax = 2147483647;



export const LastReadMessageId = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(LastReadMessageIdMax)));

export type LastReadMessageId = zod.input<typeof LastReadMessageId>;
export type LastReadMessageIdOutput = zod.output<typeof LastReadMessageId>;
