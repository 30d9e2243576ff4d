import { picture } from '@/generated/rules';
import { Profile } from '@/generated/schemas/profile.zod';
import { ProfilePictureUpdate } from '@/generated/schemas/profilePictureUpdate.zod';
import { refuse } from '@mocks/db/refusal';
import { findUser } from '@mocks/db/rows';
import { memberOperation } from '../operation.ts';
import { checkForm } from '../request.ts';
import { isUnsupportedFormat, kindOf, sizeOf, toBinaryText } from './picture-content.ts';
import { serializeProfile } from './profile.ts';

const SUPPORTED_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Returns the picture as a data URL, whose type the content decides. Refuses a file that is too large, unsupported or unreadable. */
function readPicture(bytes: Uint8Array, declaredType: string): string {
  if (bytes.length > picture.bytes) refuse('picture_too_large');
  const file = toBinaryText(bytes);
  const kind = kindOf(file);
  if (!kind) {
    const isDamaged = SUPPORTED_TYPES.includes(declaredType) && !isUnsupportedFormat(file);
    refuse(isDamaged ? 'picture_unreadable' : 'picture_type_unsupported');
  }
  const size = sizeOf(kind, bytes, file) ?? refuse('picture_unreadable');
  if (size.width * size.height > picture.pixels) refuse('picture_too_large');
  return `data:image/${kind};base64,${btoa(file)}`;
}

/** Replaces the caller's picture. */
export const updateProfileWithFormData = memberOperation(
  { body: (rawBody) => checkForm(ProfilePictureUpdate, rawBody), answer: Profile },
  async ({ store, user: { id }, body: { profile_picture: file } }) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const url = readPicture(bytes, file.type);
    return store.mutate((state) => {
      const user = findUser(state, id) ?? refuse('token_invalid');
      user.profile_picture = url;
      return serializeProfile(state, user);
    });
  },
);
