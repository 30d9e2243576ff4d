/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ProfilePictureUpdate = /*#__PURE__*/ zod.object({
  "profile_picture": /*#__PURE__*/ zod.instanceof(Blob)
});

export type ProfilePictureUpdate = zod.input<typeof ProfilePictureUpdate>;
export type ProfilePictureUpdateOutput = zod.output<typeof ProfilePictureUpdate>;
