import {
  mdiArrowLeft,
  mdiBookmarkCheck,
  mdiBookmarkOutline,
  mdiCheckCircle,
  mdiClockAlertOutline,
  mdiShareVariantOutline,
} from '@mdi/js';
import type { ComponentProps, ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextWithTimes } from '@/components/views/text-with-times';
import { isLackingMine, type LoadedMatch, phaseOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { formatPlayedThen, formatStanding, getConfirmDeadline } from './match-texts';
import { statusIcons } from './sport-tile';

/** The interactive parts of a match's screen; the first paint draws them without their behaviour. */
export interface MatchParts {
  Join: ComponentType<{ match: Match; variant: 'bar' }>;
  /** The button that confirms my participation; null when the app cannot confirm it. */
  Confirm: ComponentType<{ match: Match; variant: 'row' | 'bar' }>;
  Calendar: ComponentType<{ match: Match; isIconOnly?: boolean }>;
  Share: ComponentType<{ match: Match; now: number; isIconOnly?: boolean }>;
  /** The button that bookmarks the match; null for a match that has begun, or that is mine or cancelled and not bookmarked. */
  Remember: ComponentType<{ match: Match; now: number; isIconOnly?: boolean }>;
  Standing: ComponentType<{ match: Match; now: number }>;
  Picture: ComponentType<{ name: string; picture: string | null; className: string }>;
}

/** The props of each section of a match's screen; `now` in milliseconds since 1970. */
export interface SectionProps {
  i18n: I18n;
  match: LoadedMatch;
  now: number;
  isOnline: boolean;
  parts: MatchParts;
}

/** On a phone the link is in the header, in the place of the link to Home (src/app/styles/base.css). */
export const backLinkProps = {
  'data-back-line': '',
  className:
    '-mt-2 mb-1 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-accent hover:underline compact:sticky compact:top-0 compact:z-31 compact:-mt-[calc(var(--bar-height)+1rem+1px)] compact:mb-[calc(1rem+1px)] compact:flex compact:h-(--bar-height) compact:w-fit low:relative print:hidden',
} as const;

interface BackLinkContentProps {
  i18n: I18n;
  isToMessages?: boolean;
}

export const BackLinkContent = ({ i18n: { LL }, isToMessages = false }: BackLinkContentProps) => (
  <>
    <Icon path={mdiArrowLeft} />
    <span data-back-words="">{isToMessages ? LL.chat.all.title() : LL.detail.back()}</span>
  </>
);

/** The button that shares a match; one of mine asks to find players while some are missing. */
export const ShareButtonView = ({
  i18n: { LL },
  match,
  now,
  isIconOnly = false,
  onClick,
}: ComponentProps<MatchParts['Share']> & { i18n: I18n; onClick?: () => void }) => {
  return (
    <Button
      data-press="share"
      {...(isIconOnly && ({ size: 'icon', variant: 'quiet', className: '-mr-2.5' } as const))}
      onClick={onClick}
    >
      <Icon path={mdiShareVariantOutline} />
      <span className={isIconOnly ? 'sr-only' : undefined}>
        {LL.detail.share[isLackingMine(match, now) ? 'findPlayers' : 'label']()}
      </span>
    </Button>
  );
};

interface RememberButtonViewProps extends Pick<SectionProps, 'i18n' | 'match' | 'now'> {
  isRemembered: boolean;
  /** Whether the bookmark is lost on reload, because the device cannot store it. */
  isInMemoryOnly: boolean;
  /** Whether words and note are hidden; that the device cannot store the bookmark is always shown. */
  isIconOnly?: boolean;
  onClick?: () => void;
}

const noteId = 'remember-note';

/** The button that bookmarks a match, with a note where; null for a match that has begun, or that is mine or cancelled and not bookmarked. */
export function RememberButtonView(props: RememberButtonViewProps) {
  const { i18n, match, now, isRemembered, isInMemoryOnly, isIconOnly = false, onClick } = props;
  const phase = phaseOf(match, now);
  if (phase === 'running' || phase === 'finished') return null;
  if (!isRemembered && (match.my_participation || phase === 'cancelled')) return null;
  const texts = i18n.LL.detail.remember;
  const label = texts[isRemembered ? 'done' : 'label']();
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden',
        !isIconOnly && 'col-span-full basis-full',
      )}
    >
      <Button
        data-press="remember"
        variant={isRemembered && !match.my_participation ? 'tonal' : 'secondary'}
        size={isIconOnly ? 'icon' : 'sm'}
        title={isIconOnly ? label : undefined}
        aria-describedby={noteId}
        onClick={onClick}
      >
        <Icon path={isRemembered ? mdiBookmarkCheck : mdiBookmarkOutline} />
        <span className={isIconOnly ? 'sr-only' : undefined}>{label}</span>
      </Button>
      <p
        id={noteId}
        className={
          isIconOnly && !isInMemoryOnly
            ? 'sr-only'
            : 'min-w-0 flex-1 basis-[min(11rem,100%)] text-sm text-muted'
        }
      >
        {texts[isInMemoryOnly ? 'lost' : 'note']()}
      </p>
    </div>
  );
}

interface StandingViewProps extends Pick<SectionProps, 'i18n' | 'match' | 'now'> {
  isNew?: boolean;
  /** The match on whose roster I am at the same time. */
  matchPlayedThen?: Match | null;
}

/** My status in the match, or what I play at that time; null without both. Its icon is animated when `isNew`. */
export function StandingView(props: StandingViewProps) {
  const { i18n, match, now, isNew, matchPlayedThen } = props;
  if (matchPlayedThen)
    return <p className="font-semibold text-on-waiting">{formatPlayedThen(i18n, matchPlayedThen)}</p>;
  const text = formatStanding(i18n, match, now);
  if (!text) return null;
  const isWaiting = match.my_participation?.status === 'waitlisted';
  const isDue = getConfirmDeadline(match, now) !== null;
  return (
    <div className="flex gap-2 font-semibold max-[22rem]:text-sm">
      <Icon
        path={isWaiting ? statusIcons.waiting : isDue ? mdiClockAlertOutline : mdiCheckCircle}
        className={cn('mt-0.5 size-5', isWaiting ? 'text-muted' : 'text-accent', isNew && 'animate-fill')}
      />
      <p>
        <span key={text} data-standing="" tabIndex={-1}>
          <TextWithTimes text={text} />
        </span>
      </p>
    </div>
  );
}
