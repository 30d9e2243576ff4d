import { mdiBookmarkCheck, mdiBookmarkOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { phaseOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';

export interface RememberProps {
  match: Match;
  /** Milliseconds since 1970. */
  now: number;
}

interface RememberButtonViewProps extends RememberProps {
  i18n: I18n;
  isRemembered: boolean;
  /** Whether the device cannot store it. */
  isLost: boolean;
  onClick?: () => void;
}

const noteId = 'remember-note';

/** The button that keeps a match in mind, and for how long; nothing for what is over, or mine. */
export function RememberButtonView({
  match,
  now,
  i18n: { LL },
  isRemembered,
  isLost,
  onClick,
}: RememberButtonViewProps): ReactNode {
  if (match.my_participation || phaseOf(match, now) === 'finished') return null;
  const words = LL.detail.remember;
  return (
    <div className="col-span-full flex basis-full flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <Button
        data-press="remember"
        variant={isRemembered ? 'tonal' : 'quiet'}
        size="sm"
        aria-pressed={isRemembered}
        aria-describedby={noteId}
        onClick={onClick}
      >
        <Icon path={isRemembered ? mdiBookmarkCheck : mdiBookmarkOutline} />
        {words.label()}
      </Button>
      <p id={noteId} className="min-w-0 flex-1 basis-44 text-sm text-muted">
        {words[isLost ? 'lost' : 'note']()}
      </p>
    </div>
  );
}
