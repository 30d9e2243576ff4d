/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DateTime } from './dateTime.zod.ts';
import { Id } from './id.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const chatMessageMessageMax = 1000;



export const ChatMessage = /*#__PURE__*/ zod.object({
  "id": Id,
  "match_id": Id,
  "sender": /*#__PURE__*/ zod.union([UserRef,/*#__PURE__*/ zod.null()]),
  "kind": /*#__PURE__*/ zod.enum(['text', 'system']),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(chatMessageMessageMax)),
  "created_at": DateTime,
  "is_mine": /*#__PURE__*/ zod.boolean()
});

export type ChatMessage = zod.input<typeof ChatMessage>;
export type ChatMessageOutput = zod.output<typeof ChatMessage>;
