/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Limit } from './limit.zod.ts';

export const GetChatMessagesParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod.optional(Limit),
  "before": /*#__PURE__*/ zod.optional(Id)
})

export type GetChatMessagesParams = zod.input<typeof GetChatMessagesParams>;
export type GetChatMessagesParamsOutput = zod.output<typeof GetChatMessagesParams>;
