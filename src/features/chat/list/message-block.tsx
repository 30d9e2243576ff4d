import { memo } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { type MessageBlockProps, MessageBlockView } from '@/features/chat/views/message-block-view';

/** A block that is rendered again only when its messages change. */
export const MessageBlock = memo((props: Omit<MessageBlockProps, 'Picture'>) => (
  <MessageBlockView {...props} Picture={Avatar} />
));
