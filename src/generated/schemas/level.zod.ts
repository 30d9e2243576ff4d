/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Level = /*#__PURE__*/ zod.enum(['any', 'beginner', 'intermediate', 'advanced']);

export type Level = zod.input<typeof Level>;
export type LevelOutput = zod.output<typeof Level>;
