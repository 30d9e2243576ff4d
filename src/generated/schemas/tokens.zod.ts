/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Jwt } from './jwt.zod.ts';

export const Tokens = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['authenticated']),
  "access": Jwt,
  "refresh": Jwt
});

export type Tokens = zod.input<typeof Tokens>;
export type TokensOutput = zod.output<typeof Tokens>;
