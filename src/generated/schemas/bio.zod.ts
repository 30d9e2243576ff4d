/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const BioMax = 500;



export const Bio = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(BioMax)));

export type Bio = zod.input<typeof Bio>;
export type BioOutput = zod.output<typeof Bio>;
