import { mdiForumOutline, mdiMapMarkerOutline } from '@mdi/js';
import type { ComponentType } from 'react';
import { Icon } from '@/components/ui/icon';
import { UnreadCount } from '@/components/views/message-badges';
import { DottedFacts, hiddenComma, ViewerTimeRange } from '@/components/views/visible-and-spoken';
import { createMapUrl, phaseOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { breakableDateTime, capitalise } from '@/lib/format/format-date';
import { viewerTimeZone } from '@/lib/format/intl';
import { type ConfirmationParts, ConfirmationStrip } from './confirmation-strip';
import { formatStart } from './match-texts';
import { sportIcons } from './sport-tile';
import { formatSpots, formatVerdict } from './spots';
import { StatusBadgeView } from './status-badge-view';

/** The grid of my next match and the list: one above the other or, in a very wide window, side by side. */
export const listWithNextMatchStyle =
  'grid grid-cols-1 gap-2 min-[24rem]:max-md:mt-1 xl:grid-cols-[minmax(0,50rem)_minmax(0,1fr)] xl:gap-6';

export const listColumnStyle =
  'min-w-0 xl:col-start-1 xl:row-start-1 xl:only:col-span-full xl:only:*:max-w-none';

const actionStyle =
  'relative inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold hover:bg-sunken max-[22rem]:px-1.5';

/** Returns the day and start of the match, or the end of a running match. */
function formatStartOrEnd(i18n: I18n, match: Match, now: number): string {
  const { LL, format } = i18n;
  const { starts_at, ends_at, timezone } = match;
  if (Date.parse(starts_at) <= now) return LL.matches.next.until({ time: format.time(ends_at, timezone) });
  return formatStart(i18n, match, now, (instant, zone) =>
    breakableDateTime(format.dayAndTime(instant, zone)),
  );
}

export interface NextMatchParts extends ConfirmationParts {
  Calendar: ComponentType<{ match: Match; isIconOnly: true }>;
}

interface NextMatchViewProps {
  i18n: I18n;
  match: Match;
  /** My matches whose confirmation is due, the nearest deadline first. */
  matchesToConfirm: readonly Match[];
  now: number;
  unreadCount: number;
  /** Whether the match is hidden where it would stand above the list, because its appearance would move the rows. */
  isOnlyBesideList?: boolean;
  /** Whether no match fits the filters: then the invitation to change them comes first, and only what is due stands above it. */
  isListEmpty?: boolean;
  /** Whether what is due is hidden there, for the same reason. */
  isDueOnlyBesideList?: boolean;
  /** The match that was confirmed last while the card was there. */
  confirmedMatch?: Match | undefined;
  parts: NextMatchParts;
}

export function NextMatchView(props: NextMatchViewProps) {
  const { i18n, match, matchesToConfirm, now, unreadCount, confirmedMatch } = props;
  const { isOnlyBesideList = false, isListEmpty = false, isDueOnlyBesideList = false, parts } = props;
  const { MatchLink, Calendar } = parts;
  const { LL, format, locale } = i18n;
  const texts = LL.matches.next;
  const { id, venue, timezone, my_participation } = match;
  const times = format.matchTimes(match.starts_at, match.ends_at, timezone, viewerTimeZone());
  const isRunning = phaseOf(match, now) === 'running';
  const stripMatch = matchesToConfirm[0] ?? confirmedMatch;
  const hasStripAboveList = stripMatch !== undefined && !isDueOnlyBesideList;
  const hasOwnStrip = stripMatch?.id === id && !isListEmpty;
  const linkProps = { to: 'detail', params: { id }, locale } as const;
  const facts = isRunning ? [formatSpots(i18n, match, false)] : formatVerdict(i18n, match);
  return (
    <section
      aria-labelledby="next-match"
      className={cn(
        'self-start xl:sticky xl:top-[calc(var(--header-height)+--spacing(2))] xl:col-start-2 xl:row-start-1',
        (isOnlyBesideList || (isListEmpty && !hasStripAboveList)) && 'max-xl:hidden',
      )}
    >
      <div
        data-sport={match.sport}
        className={cn(
          'relative grid grid-cols-1 rounded-card border border-transparent px-3 pt-1 pitch contain-paint min-[24rem]:max-xl:py-1 xl:gap-1 xl:px-4 xl:pt-4 xl:pb-2',
          hasOwnStrip &&
            (isDueOnlyBesideList ? 'xl:rounded-b-none xl:border-b-0' : 'rounded-b-none border-b-0'),
          isListEmpty && 'max-xl:hidden',
        )}
      >
        <Icon
          path={sportIcons[match.sport]}
          className="absolute -right-5 -bottom-6 -z-10 size-32 opacity-10 max-xl:hidden"
        />
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="next-match" className="text-sm font-semibold text-accent">
            <MatchLink
              {...linkProps}
              aria-describedby="next-match-title next-match-time"
              className="outline-none after:absolute after:inset-0 after:rounded-card after:-outline-offset-3 focus-visible:after:outline-3 focus-visible:after:outline-focus"
            >
              {isRunning ? texts.running() : texts.title()}
            </MatchLink>
          </h2>
          <p id="next-match-time" data-figures className="leading-5.5 font-bold">
            <time dateTime={match.starts_at}>
              {capitalise(formatStartOrEnd(i18n, match, now), i18n.locale)}
            </time>
            {times.zone && ` ${times.zone}`}
          </p>
        </div>
        <p
          id="next-match-title"
          className={cn(
            'leading-5 font-semibold xl:line-clamp-2 xl:leading-5.5',
            hasStripAboveList ? 'line-clamp-1' : 'line-clamp-2',
          )}
        >
          {match.title}
          {hiddenComma}
        </p>
        {/* On a phone what is due replaces the venue, which the row in the list shows. */}
        <div
          className={cn('flex items-center justify-between gap-x-3', hasStripAboveList && 'max-xl:sr-only')}
        >
          <p className="min-w-0 text-sm max-xl:truncate">
            {venue.name}, <span className="inline-block">{venue.city.name}</span>
          </p>
          {my_participation?.status === 'confirmed' && (
            <span className="shrink-0">
              <StatusBadgeView i18n={i18n} match={match} phase="upcoming" initialStatus="confirmed" />
            </span>
          )}
        </div>
        <p className="text-sm text-muted max-xl:sr-only">
          <DottedFacts facts={facts} />
        </p>
        {times.viewer && (
          <p className="text-sm text-muted max-xl:sr-only">
            <ViewerTimeRange i18n={i18n} range={times.viewer} />
          </p>
        )}
        <div className="-mx-2 -mt-2.5 -mb-2 flex flex-wrap items-center xl:-mt-2 xl:mb-0 print:hidden">
          <MatchLink {...linkProps} hash="chat" className={actionStyle}>
            <Icon path={mdiForumOutline} />
            <span>
              {LL.chat.title()}
              {unreadCount > 0 && hiddenComma}
            </span>
            <UnreadCount i18n={i18n} count={unreadCount} />
          </MatchLink>
          <a href={createMapUrl(match)} target="_blank" rel="noopener noreferrer" className={actionStyle}>
            <Icon path={mdiMapMarkerOutline} />
            {texts.map()}
          </a>
          {/* A screen reader has heard it above. */}
          <span
            aria-hidden="true"
            className="min-w-0 flex-1 truncate pl-1 text-right text-sm text-muted max-[24rem]:invisible xl:invisible"
          >
            {facts.slice(0, 2).join(' · ')}
          </span>
          <span className="relative">
            <Calendar match={match} isIconOnly />
          </span>
        </div>
      </div>
      <ConfirmationStrip
        i18n={i18n}
        matchesToConfirm={matchesToConfirm}
        confirmedMatch={confirmedMatch}
        cardMatchId={isListEmpty ? undefined : id}
        className={isDueOnlyBesideList && 'max-xl:hidden'}
        parts={parts}
      />
    </section>
  );
}
