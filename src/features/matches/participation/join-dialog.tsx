import type { ReactNode } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { WithMoments } from '@/components/views/with-moments';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

/** What speaks against joining a match, asked in one question. */
export interface Doubt {
  /** A match of mine at the same time. */
  other: Match | null;
  /** Whether there is no way back. */
  isFinal: boolean;
}

interface JoinDialogProps {
  match: Match;
  doubt: Doubt;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onJoin: () => void;
}

/** Asks before joining a match that cannot be left any more, or at a time when I play elsewhere. */
export function JoinDialog({
  match: { title, starts_at, timezone },
  doubt: { other, isFinal },
  open,
  onOpenChange,
  onJoin,
}: JoinDialogProps): ReactNode {
  const { LL, format } = useI18n();
  const words = LL.matches.doubt;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isFinal ? words.finalTitle() : words.overlapTitle()}
      labels={{ cancel: words.cancel(), confirm: words.join() }}
      confirm="secondary"
      onConfirm={onJoin}
    >
      {isFinal && (
        <p>
          <WithMoments text={words.finalText({ title, when: format.dayAndTime(starts_at, timezone) })} />
        </p>
      )}
      {other && (
        <p>
          <WithMoments
            text={words.overlapText({
              title,
              other: other.title,
              when: format.timeRange(other.starts_at, other.ends_at, other.timezone),
            })}
          />
        </p>
      )}
    </AlertDialog>
  );
}
