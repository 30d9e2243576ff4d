/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PictureUrl = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url());

export type PictureUrl = zod.input<typeof PictureUrl>;
export type PictureUrlOutput = zod.output<typeof PictureUrl>;
