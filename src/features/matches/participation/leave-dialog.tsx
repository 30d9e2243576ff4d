import type { ReactNode } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { WithMoments } from '@/components/views/with-moments';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

interface LeaveDialogProps {
  match: Match;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
}

/** Asks before leaving, naming the match and what leaving means. */
export function LeaveDialog({ match, open, onOpenChange, onLeave }: LeaveDialogProps): ReactNode {
  const { LL, format } = useI18n();
  const words = LL.matches.leave;
  const waits = match.my_participation?.status === 'waitlisted';
  const named = { title: match.title, when: format.dayAndTime(match.starts_at, match.timezone) };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={waits ? words.waitlistTitle() : words.title()}
      labels={{ cancel: words.stay(), confirm: words.confirm() }}
      onConfirm={onLeave}
    >
      <p>
        <WithMoments text={waits ? words.waitlistText(named) : words.text(named)} />
      </p>
      {!waits && <p>{match.waitlist_count > 0 ? words.promotes() : words.again()}</p>}
    </AlertDialog>
  );
}
