/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const JwtMax = 16000;



export const Jwt = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(JwtMax));

export type Jwt = zod.input<typeof Jwt>;
export type JwtOutput = zod.output<typeof Jwt>;
