/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const FieldErrorCode = /*#__PURE__*/ zod.enum(['required', 'invalid', 'too_short', 'too_long', 'too_small', 'too_big', 'not_accepted', 'taken', 'unknown_city']);

export type FieldErrorCode = zod.input<typeof FieldErrorCode>;
export type FieldErrorCodeOutput = zod.output<typeof FieldErrorCode>;
