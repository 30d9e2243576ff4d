/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Sport = /*#__PURE__*/ zod.enum(['football', 'floorball', 'volleyball', 'badminton', 'hockey', 'other']);

export type Sport = zod.input<typeof Sport>;
export type SportOutput = zod.output<typeof Sport>;
