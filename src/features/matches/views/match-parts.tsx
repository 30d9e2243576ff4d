import {
  mdiArrowLeft,
  mdiBookmarkCheck,
  mdiBookmarkOutline,
  mdiCheckCircle,
  mdiShareVariantOutline,
} from '@mdi/js';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextWithTimes } from '@/components/views/text-with-times';
import { type KnownMatch, phaseOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { statusIcons } from './sport-tile';
import { standingText } from './sentences';

/** The interactive parts of a match's screen. The first paint draws them with the same look, but without their behaviour. */
export interface MatchParts {
  Join: ComponentType<{ match: Match; variant: 'bar' }>;
  Calendar: ComponentType<{ match: Match }>;
  Share: ComponentType<{ match: Match }>;
  /** Keeps it in mind without joining; nothing where there is no need. */
  Remember: ComponentType<{ match: Match; now: number }>;
  Standing: ComponentType<{ match: Match; now: number }>;
  /** A person's picture, which may fail to load. */
  Picture: ComponentType<{ name: string; picture: string | null; className: string }>;
}

export interface SectionProps {
  i18n: I18n;
  match: KnownMatch;
  now: number;
  parts: MatchParts;
}

export const backLinkStyle =
  '-mt-2 mb-1 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-accent hover:underline print:hidden';

export function BackLinkContent({ i18n: { LL } }: { i18n: I18n }): ReactNode {
  return (
    <>
      <Icon path={mdiArrowLeft} />
      {LL.detail.back()}
    </>
  );
}

export function ShareButtonView({
  i18n: { LL },
  ...behaviour
}: ComponentProps<typeof Button> & { i18n: I18n }): ReactNode {
  return (
    <Button data-press="share" {...behaviour}>
      <Icon path={mdiShareVariantOutline} />
      {LL.detail.share.label()}
    </Button>
  );
}

interface RememberButtonViewProps extends Omit<SectionProps, 'parts'> {
  isRemembered: boolean;
  /** Whether it is remembered by this page only, because the device cannot store it. */
  isInMemoryOnly: boolean;
  onClick?: () => void;
}

const noteId = 'remember-note';

/** The button that remembers a match, and a note for how long; nothing for a match that has begun, or is mine and was not remembered before. */
export function RememberButtonView({
  match,
  now,
  i18n: { LL },
  isRemembered,
  isInMemoryOnly: isLost,
  onClick,
}: RememberButtonViewProps): ReactNode {
  const phase = phaseOf(match, now);
  if ((match.my_participation && !isRemembered) || phase === 'running' || phase === 'finished') return null;
  const words = LL.detail.remember;
  return (
    <div className="col-span-full flex basis-full flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <Button
        data-press="remember"
        variant={isRemembered && !match.my_participation ? 'tonal' : 'secondary'}
        size="sm"
        aria-describedby={noteId}
        onClick={onClick}
      >
        <Icon path={isRemembered ? mdiBookmarkCheck : mdiBookmarkOutline} />
        {words[isRemembered ? 'done' : 'label']()}
      </Button>
      <p id={noteId} className="min-w-0 flex-1 basis-44 text-sm text-muted">
        {words[isLost ? 'lost' : 'note']()}
      </p>
    </div>
  );
}

interface StandingViewProps {
  i18n: I18n;
  match: Match;
  now: number;
  isNew?: boolean;
}

/** The one place of a match's screen that says whether I play; nothing when I do not take part. Its dot fills when `isNew`. */
export function StandingView({ i18n, match, now, isNew = false }: StandingViewProps): ReactNode {
  const text = standingText(i18n, match, now);
  if (!text) return null;
  const waits = match.my_participation?.status === 'waitlisted';
  return (
    <p data-standing="" tabIndex={-1} className="flex gap-2 font-semibold max-[22rem]:text-sm">
      <Icon
        path={waits ? statusIcons.waiting : mdiCheckCircle}
        className={cn('mt-0.5 size-5', waits ? 'text-muted' : 'text-accent', isNew && 'animate-fill')}
      />
      <span>
        <TextWithTimes text={text} />
      </span>
    </p>
  );
}
