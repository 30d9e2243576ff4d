/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const PictureTooLargeProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(413),
  "code": /*#__PURE__*/ zod.enum(['picture_too_large'])
}));

export type PictureTooLargeProblem = zod.input<typeof PictureTooLargeProblem>;
export type PictureTooLargeProblemOutput = zod.output<typeof PictureTooLargeProblem>;
