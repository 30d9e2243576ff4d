import type { LastMessage } from '@/generated/schemas/lastMessage.zod';
import type { TranslationFunctions } from '@/i18n/i18n-types';

/** Returns "Name: text", only the text when there is no name, and an empty string without a message. */
export function messagePreview(
  LL: TranslationFunctions,
  message: LastMessage | undefined,
  name = message?.sender?.display_name,
): string {
  const text = message?.message ?? '';
  return name === undefined ? text : LL.chat.incoming({ name, text });
}
