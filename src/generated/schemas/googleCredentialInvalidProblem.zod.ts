/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Problem } from './problem.zod.ts';

export const GoogleCredentialInvalidProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal(400),
  "code": /*#__PURE__*/ zod.enum(['validation_failed', 'google_credential_invalid'])
}));

export type GoogleCredentialInvalidProblem = zod.input<typeof GoogleCredentialInvalidProblem>;
export type GoogleCredentialInvalidProblemOutput = zod.output<typeof GoogleCredentialInvalidProblem>;
