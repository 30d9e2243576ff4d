/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Messages = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown());

export type Messages = zod.input<typeof Messages>;
export type MessagesOutput = zod.output<typeof Messages>;
