import { picture } from '@/generated/rules';
import { Profile } from '@/generated/schemas/profile.zod';
import { ProfilePictureUpdate } from '@/generated/schemas/profilePictureUpdate.zod';
import { UpdateProfileWithFormDataHeaders } from '@/generated/schemas/updateProfileWithFormDataHeaders.zod';
import { isOtherFormat, pictureSizeOf, pictureTypeOf, type PictureType } from '@mocks/db/picture-file';
import { refuse } from '@mocks/db/refusal';
import { findUser } from '@mocks/db/rows';
import { memberOperation } from '../operation.ts';
import { presentProfile } from '../present/profile.ts';
import { checkForm } from '../request.ts';

const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'] satisfies PictureType[];

/**
 * The type of the picture, by its content: what a file says of itself is not believed. Refuses what is too large, what
 * is another kind of file, and what says that it is a picture and cannot be read.
 */
function checkPicture(bytes: Uint8Array, declared: string): PictureType {
  if (bytes.length > picture.bytes) refuse('picture_too_large');
  const type = pictureTypeOf(bytes);
  if (!type) {
    refuse(
      TYPES.includes(declared) && !isOtherFormat(bytes) ? 'picture_unreadable' : 'picture_type_unsupported',
    );
  }
  const size = pictureSizeOf(bytes, type) ?? refuse('picture_unreadable');
  if (size.width * size.height > picture.pixels) refuse('picture_too_large');
  return type;
}

/** The bytes as an address that needs no server; in pieces, because a call takes only so many arguments. */
function dataUrl(bytes: Uint8Array, type: PictureType): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  }
  return `data:${type};base64,${btoa(pieces.join(''))}`;
}

/** Replaces the caller's picture. */
export const updateProfileWithFormData = memberOperation(
  {
    headers: UpdateProfileWithFormDataHeaders,
    body: (raw) => checkForm(ProfilePictureUpdate, raw),
    answer: Profile,
  },
  async ({ store, user: { id }, body: { profile_picture: file } }) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = checkPicture(bytes, file.type);
    return store.mutate((state) => {
      const user = findUser(state, id) ?? refuse('token_invalid');
      user.profile_picture = dataUrl(bytes, type);
      return presentProfile(state, user);
    });
  },
);
