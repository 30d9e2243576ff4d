import { picture } from '@/generated/rules';
import { Profile } from '@/generated/schemas/profile.zod';
import { ProfilePictureUpdate } from '@/generated/schemas/profilePictureUpdate.zod';
import { type PictureKind, pictureKind, pictureSize, textAt } from '@/lib/picture-file';
import { refuse } from '@mocks/db/refusal';
import { findUser } from '@mocks/db/rows';
import { memberOperation } from '../operation.ts';
import { checkForm } from '../request.ts';
import { serializeProfile } from './profile.ts';

const SUPPORTED_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Whether the file has a known format that is not supported: GIF, BMP, TIFF, AVIF, HEIC, PDF or SVG. */
const isUnsupportedFormat = (bytes: Uint8Array): boolean =>
  ['GIF8', 'BM', 'II*\0', 'MM\0*', '%PDF', '<svg', '<?xml'].some((signature) =>
    textAt(bytes, 0, signature),
  ) || textAt(bytes, 4, 'ftyp');

/** Returns the format, which the content of the file decides. Refuses a file that is too large, unsupported or unreadable. */
function checkPicture(bytes: Uint8Array, declaredType: string): PictureKind {
  if (bytes.length > picture.bytes) refuse('picture_too_large');
  const kind = pictureKind(bytes);
  if (!kind) {
    const isDamaged = SUPPORTED_TYPES.includes(declaredType) && !isUnsupportedFormat(bytes);
    refuse(isDamaged ? 'picture_unreadable' : 'picture_type_unsupported');
  }
  const sizeOrReason = pictureSize(bytes, kind);
  if (typeof sizeOrReason === 'string') refuse('picture_unreadable');
  if (sizeOrReason.width * sizeOrReason.height > picture.pixels) refuse('picture_too_large');
  return kind;
}

/** Encodes the bytes as a data URL, in pieces because a function call has a maximum number of arguments. */
function toDataUrl(bytes: Uint8Array, kind: PictureKind): string {
  const pieces: string[] = [];
  for (let offset = 0; offset < bytes.length; offset += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(offset, offset + 8192)));
  return `data:image/${kind};base64,${btoa(pieces.join(''))}`;
}

/** Replaces the caller's picture. */
export const updateProfileWithFormData = memberOperation(
  { body: (rawBody) => checkForm(ProfilePictureUpdate, rawBody), answer: Profile },
  async ({ store, user: { id }, body: { profile_picture: file } }) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = checkPicture(bytes, file.type);
    return store.mutate((state) => {
      const user = findUser(state, id) ?? refuse('token_invalid');
      user.profile_picture = toDataUrl(bytes, kind);
      return serializeProfile(state, user);
    });
  },
);
