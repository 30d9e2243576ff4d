/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ChatMessage } from './chatMessage.zod.ts';

export const LastMessage = /*#__PURE__*/ zod.union([ChatMessage,/*#__PURE__*/ zod.null()]);

export type LastMessage = zod.input<typeof LastMessage>;
export type LastMessageOutput = zod.output<typeof LastMessage>;
