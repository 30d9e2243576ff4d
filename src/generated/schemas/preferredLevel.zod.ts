/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Level } from './level.zod.ts';

export const PreferredLevel = /*#__PURE__*/ zod.union([Level,/*#__PURE__*/ zod.null()]);

export type PreferredLevel = zod.input<typeof PreferredLevel>;
export type PreferredLevelOutput = zod.output<typeof PreferredLevel>;
