/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const PictureTypeUnsupportedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(415),
  "code": /*#__PURE__*/ zod.enum(['picture_type_unsupported'])
}));

export type PictureTypeUnsupportedProblem = zod.input<typeof PictureTypeUnsupportedProblem>;
export type PictureTypeUnsupportedProblemOutput = zod.output<typeof PictureTypeUnsupportedProblem>;
