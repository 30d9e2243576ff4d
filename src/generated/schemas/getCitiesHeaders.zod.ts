/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const GetCitiesHeaders = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.enum(['cs', 'en'])
})

export type GetCitiesHeaders = zod.input<typeof GetCitiesHeaders>;
export type GetCitiesHeadersOutput = zod.output<typeof GetCitiesHeaders>;
