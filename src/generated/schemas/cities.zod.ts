/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { City } from './city.zod.ts';

export const Cities = /*#__PURE__*/ zod.array(City);

export type Cities = zod.input<typeof Cities>;
export type CitiesOutput = zod.output<typeof Cities>;
