/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Language = /*#__PURE__*/ zod.enum(['cs', 'en']);

export type Language = zod.input<typeof Language>;
export type LanguageOutput = zod.output<typeof Language>;
