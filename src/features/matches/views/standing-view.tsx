import { mdiAccountClock, mdiCheckCircle } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { WithMoments } from '@/components/views/with-moments';
import type { Phase } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { standingText } from './sentences';

export interface StandingProps {
  match: Match;
  phase: Phase;
}

/** The one place of a match's screen that says whether I play; nothing when I do not take part. Its dot fills when that is new. */
export function StandingView({
  i18n,
  match,
  phase,
  isNew = false,
}: StandingProps & { i18n: I18n; isNew?: boolean }): ReactNode {
  const text = standingText(i18n, match, phase);
  if (!text) return null;
  const waits = match.my_participation?.status === 'waitlisted';
  return (
    <p className="flex gap-2 font-semibold max-[22rem]:text-sm">
      <Icon
        path={waits ? mdiAccountClock : mdiCheckCircle}
        className={cn('mt-0.5 size-5', waits ? 'text-muted' : 'text-accent', isNew && 'animate-fill')}
      />
      <span>
        <WithMoments text={text} />
      </span>
    </p>
  );
}
