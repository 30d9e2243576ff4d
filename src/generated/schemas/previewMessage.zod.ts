/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ChatMessage } from './chatMessage.zod.ts';

export const PreviewMessage = /*#__PURE__*/ zod.union([ChatMessage,/*#__PURE__*/ zod.null()]);

export type PreviewMessage = zod.input<typeof PreviewMessage>;
export type PreviewMessageOutput = zod.output<typeof PreviewMessage>;
