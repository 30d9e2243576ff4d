import type { Match } from '@/generated/schemas/match.zod';
import type { PreviewMessage } from '@/generated/schemas/previewMessage.zod';

export interface ChatOfMatch {
  matchId: number;
  title: string;
  match: Match | undefined;
  unread: number;
  /** What is shown of it; null where nobody has written, undefined where that is not known. */
  last: PreviewMessage | undefined;
}

const writtenAt = ({ last }: ChatOfMatch): number => (last ? Date.parse(last.created_at) : 0);

const startsAt = ({ match }: ChatOfMatch): number => (match ? Date.parse(match.starts_at) : 0);

/** The unread first, then by their last message, the newest first; those without one by when their match begins. */
export const arrangeChats = (chats: readonly ChatOfMatch[]): ChatOfMatch[] =>
  chats.toSorted(
    (one, other) =>
      Number(other.unread > 0) - Number(one.unread > 0) ||
      writtenAt(other) - writtenAt(one) ||
      startsAt(one) - startsAt(other),
  );
