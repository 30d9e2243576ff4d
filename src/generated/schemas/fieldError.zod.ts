/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { FieldErrorCode } from './fieldErrorCode.zod.ts';




export const FieldError = /*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "code": /*#__PURE__*/ zod.union([FieldErrorCode,/*#__PURE__*/ zod.string()]),
  "message": /*#__PURE__*/ zod.string()
});

export type FieldError = zod.input<typeof FieldError>;
export type FieldErrorOutput = zod.output<typeof FieldError>;
