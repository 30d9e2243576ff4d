/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { PersonName } from './personName.zod.ts';
import { PictureUrl } from './pictureUrl.zod.ts';

export const UserRef = /*#__PURE__*/ zod.object({
  "id": Id,
  "display_name": PersonName,
  "profile_picture": PictureUrl
});

export type UserRef = zod.input<typeof UserRef>;
export type UserRefOutput = zod.output<typeof UserRef>;
