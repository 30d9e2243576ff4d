/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { Id } from './id.zod.ts';
import { Language } from './language.zod.ts';
import { PersonName } from './personName.zod.ts';
import { PictureUrl } from './pictureUrl.zod.ts';
import { Username } from './username.zod.ts';

export const SessionUser = /*#__PURE__*/ zod.object({
  "id": Id,
  "username": Username,
  "email": Email,
  "email_verified": /*#__PURE__*/ zod.boolean(),
  "display_name": PersonName,
  "first_name": PersonName,
  "last_name": PersonName,
  "profile_picture": PictureUrl,
  "language": Language
});

export type SessionUser = zod.input<typeof SessionUser>;
export type SessionUserOutput = zod.output<typeof SessionUser>;
