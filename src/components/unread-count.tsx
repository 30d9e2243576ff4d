import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { type UnreadCountProps, UnreadCountView } from './views/unread-count-view';

/** How many messages are unread, in a small pill; nothing for none. */
export const UnreadCount = (props: UnreadCountProps): ReactNode => (
  <UnreadCountView i18n={useI18n()} {...props} />
);
