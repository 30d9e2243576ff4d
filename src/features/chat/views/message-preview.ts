import type { LastMessage } from '@/generated/schemas/lastMessage.zod';
import type { TranslationFunctions } from '@/i18n/i18n-types';

/** "Name: text" of a message; without a name the text alone, without a message an empty string. */
export function messagePreview(
  LL: TranslationFunctions,
  message: LastMessage | undefined,
  name = message?.sender?.display_name,
): string {
  const text = message?.message ?? '';
  return name === undefined ? text : LL.chat.incoming({ name, text });
}
