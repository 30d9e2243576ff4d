import type { ReactNode } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

interface OverlapDialogProps {
  match: Match;
  /** The match of mine at the same time. */
  other: Match;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onJoin: () => void;
}

/** Warns before joining a match at a time when I play elsewhere. */
export function OverlapDialog({ match, other, open, onOpenChange, onJoin }: OverlapDialogProps): ReactNode {
  const { LL, format } = useI18n();
  const words = LL.matches.overlap;
  const when = format.timeRange(other.starts_at, other.ends_at, other.timezone);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title()}
      labels={{ cancel: words.cancel(), confirm: words.join() }}
      confirm="primary"
      onConfirm={onJoin}
    >
      <p>{words.text({ title: match.title, other: other.title, when })}</p>
    </AlertDialog>
  );
}
