import type { LastMessage } from '@/generated/schemas/lastMessage.zod';
import type { TranslationFunctions } from '@/i18n/i18n-types';

/** What somebody wrote, after their name; alone where there is none. Empty where nobody has written. */
export function said(
  LL: TranslationFunctions,
  message: LastMessage | undefined,
  name = message?.sender?.display_name,
): string {
  const text = message?.message ?? '';
  return name === undefined ? text : LL.chat.incoming({ name, text });
}
