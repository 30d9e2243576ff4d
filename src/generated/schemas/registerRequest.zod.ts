/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { Language } from './language.zod.ts';
import { NewPersonName } from './newPersonName.zod.ts';
import { Password } from './password.zod.ts';
import { Username } from './username.zod.ts';

export const registerRequestCityIdMax = 2147483647;



export const RegisterRequest = /*#__PURE__*/ zod.object({
  "username": Username,
  "email": Email,
  "password": Password,
  "first_name": NewPersonName,
  "last_name": NewPersonName,
  "city_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(registerRequestCityIdMax))),
  "language": Language,
  "privacy_policy_accepted": /*#__PURE__*/ zod.literal(true)
});

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;
