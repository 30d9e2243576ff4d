/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { FieldError } from './fieldError.zod.ts';
import { ProblemCode } from './problemCode.zod.ts';

export const problemStatusMin = 400;
export const problemStatusMax = 599;

export const problemRetryAfterMin = 0;
export const problemRetryAfterMax = 2147483647;



export const Problem = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(problemStatusMin)).check(/*#__PURE__*/ zod.lte(problemStatusMax)),
  "code": /*#__PURE__*/ zod.union([ProblemCode,/*#__PURE__*/ zod.string()]),
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "instance": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FieldError)),
  "retry_after": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(problemRetryAfterMin)).check(/*#__PURE__*/ zod.lte(problemRetryAfterMax)))
});

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;
