import { picture } from '@/generated/rules';
import { Profile } from '@/generated/schemas/profile.zod';
import { ProfilePictureUpdate } from '@/generated/schemas/profilePictureUpdate.zod';
import { type PictureKind, pictureKind, pictureSize, textAt } from '@/lib/picture-file';
import { refuse } from '@mocks/db/refusal';
import { findUser } from '@mocks/db/rows';
import { memberOperation } from '../operation.ts';
import { serializeProfile } from './profile.ts';
import { checkForm } from '../request.ts';

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Whether the file is a known unsupported format: GIF, BMP, TIFF, AVIF, HEIC, PDF or SVG. */
const isOtherFormat = (bytes: Uint8Array): boolean =>
  ['GIF8', 'BM', 'II*\0', 'MM\0*', '%PDF', '<svg', '<?xml'].some((start) => textAt(bytes, 0, start)) ||
  textAt(bytes, 4, 'ftyp');

/** Returns the format by the content of the file. Refuses a file that is too large, unsupported or unreadable. */
function checkPicture(bytes: Uint8Array, declaredType: string): PictureKind {
  if (bytes.length > picture.bytes) refuse('picture_too_large');
  const kind = pictureKind(bytes);
  if (!kind) {
    refuse(
      PICTURE_TYPES.includes(declaredType) && !isOtherFormat(bytes)
        ? 'picture_unreadable'
        : 'picture_type_unsupported',
    );
  }
  const size = pictureSize(bytes, kind);
  if (typeof size === 'string') refuse('picture_unreadable');
  if (size.width * size.height > picture.pixels) refuse('picture_too_large');
  return kind;
}

/** Encodes the bytes as a data URL, in pieces because a function call has a maximum number of arguments. */
function dataUrl(bytes: Uint8Array, kind: PictureKind): string {
  const pieces: string[] = [];
  for (let offset = 0; offset < bytes.length; offset += 8192) {
    pieces.push(String.fromCharCode(...bytes.subarray(offset, offset + 8192)));
  }
  return `data:image/${kind};base64,${btoa(pieces.join(''))}`;
}

/** Replaces the caller's picture. */
export const updateProfileWithFormData = memberOperation(
  { body: (raw) => checkForm(ProfilePictureUpdate, raw), answer: Profile },
  async ({ store, user: { id }, body: { profile_picture: file } }) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = checkPicture(bytes, file.type);
    return store.mutate((state) => {
      const user = findUser(state, id) ?? refuse('token_invalid');
      user.profile_picture = dataUrl(bytes, kind);
      return serializeProfile(state, user);
    });
  },
);
