import {
  mdiAccountGroupOutline,
  mdiAccountStarOutline,
  mdiCashMultiple,
  mdiClockOutline,
  mdiMapMarkerOutline,
  mdiOpenInNew,
  mdiSignalCellular1,
  mdiSignalCellular2,
  mdiSignalCellular3,
  mdiSoccerField,
  mdiTextBoxOutline,
} from '@mdi/js';
import { Fact } from '@/components/ui/fact';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { TextWithTimes } from '@/components/views/text-with-times';
import { TimeRange, ViewerTimeRange } from '@/components/views/visible-and-spoken';
import { createMapUrl, isLackingMine, isLeavingLate, phaseOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { viewerTimeZone } from '@/lib/format/intl';
import { canConfirm } from '../match-buttons';
import type { SectionProps } from '../match-parts';
import { formatPrice } from '../match-texts';
import { sportIcons } from '../sport-tile';
import { formatDeadlines } from './deadlines';
import { Verdict } from './verdict';

/** The panel of the heading, from edge to edge on a phone. */
export const headingStyle =
  'pitch grid grid-cols-1 gap-2 contain-paint forced-edge max-md:-mx-gutter max-md:px-gutter compact:-mt-4 max-md:py-4 md:rounded-card md:p-5';

/** Title, time and whether the match takes place; with the button to share it unless `ActionCard` has one. */
export function Heading(props: SectionProps & { hasCard: boolean }) {
  const { i18n, match, now, hasCard } = props;
  const { Share, Standing } = props.parts;
  const { LL, format } = i18n;
  const phase = phaseOf(match, now);
  const { starts_at, ends_at, timezone } = match;
  const times = format.matchTimes(starts_at, ends_at, timezone, viewerTimeZone());
  const countdown = format.countdown(starts_at, timezone, now);
  // Where a player's match lacks others, the button to find some has words and a place of its own.
  const isLacking = isLackingMine(match, now);
  const strikeStyle = phase === 'cancelled' && 'line-through';
  return (
    <div data-sport={match.sport} className={cn(headingStyle, phase === 'cancelled' && 'bg-pitch-off!')}>
      <Icon
        path={sportIcons[match.sport]}
        className="absolute -right-8 -bottom-10 -z-10 size-44 opacity-10 md:-right-6 md:size-56 print:hidden"
      />
      {/* The heading takes the focus, so it comes first: a screen reader would skip elements before it. */}
      <h1 className="text-xl font-bold md:text-2xl">{match.title}</h1>
      <div className="-order-1 flex flex-wrap items-center gap-2 text-sm font-semibold text-muted">
        <Icon path={sportIcons[match.sport]} />
        {LL.common.sports[match.sport]()}
        {!hasCard && !isLacking && (
          <span className="-my-2.5 ml-auto">
            <Share match={match} now={now} isIconOnly />
          </span>
        )}
      </div>
      <p className="text-lg">
        <time dateTime={starts_at} className={cn('font-bold', strikeStyle)}>
          {/* Inline blocks do not inherit the line-through, so each has its own. */}
          <span className={cn('inline-block', strikeStyle)}>
            {format.dayOf(starts_at, timezone, now)},
          </span>{' '}
          <span className={cn('inline-block', strikeStyle)}>
            <TimeRange i18n={i18n} range={times.hours} />
            {times.zone && ` ${times.zone}`}
          </span>
        </time>
      </p>
      {times.viewer && (
        <p className="text-sm text-muted">
          <ViewerTimeRange i18n={i18n} range={times.viewer} />
        </p>
      )}
      <p className="text-sm text-muted md:hidden">
        {match.venue.name}, {match.venue.city.name}
      </p>
      {phase === 'upcoming' && (
        <Verdict {...props}>
          {countdown && (
            <p className="text-sm text-muted md:basis-full print:hidden">
              {LL.detail.startsIn({ when: countdown })}
            </p>
          )}
        </Verdict>
      )}
      {!hasCard && isLacking && (
        <div className="mt-1">
          <Share match={match} now={now} />
        </div>
      )}
      {phase === 'cancelled' && (
        <Notice kind="danger">
          <p className="font-semibold">{LL.detail.cancelled()}</p>
          {match.cancellation_reason && (
            <p>{LL.detail.cancelledReason({ reason: match.cancellation_reason })}</p>
          )}
        </Notice>
      )}
      {phase === 'finished' && <Notice kind="info">{LL.detail.finished()}</Notice>}
      {phase === 'running' && (
        <Notice kind="info">
          <p>{LL.matches.row.started()}</p>
          <Standing match={match} now={now} />
        </Notice>
      )}
    </div>
  );
}

export const Price = ({ i18n, match }: { i18n: I18n; match: Match }) =>
  formatPrice(i18n, match, (price) => i18n.LL.detail.perPerson({ price }));

/** An address that wraps only after commas, so that no postcode is broken. */
function Address({ text }: { text: string }) {
  return text.split(/(?<=,) /).flatMap((part, index) => [
    index > 0 && ' ',
    <span key={part} className="inline-block">
      {part}
    </span>,
  ]);
}

const levelIcons: Record<Match['level'], string> = {
  any: mdiAccountGroupOutline,
  beginner: mdiSignalCellular1,
  intermediate: mdiSignalCellular2,
  advanced: mdiSignalCellular3,
};

/** The card of the facts, of which the short ones stand in columns. */
export const factsCardStyle =
  'grid grid-cols-1 gap-x-2 gap-y-3 rounded-card bg-surface p-4 shadow-card min-[24rem]:grid-cols-2 md:gap-y-4 lg:grid-cols-3';

interface MatchFactsProps extends SectionProps {
  /** Whether `ActionCard` beside the facts shows price, deadlines and calendar. */
  hasCard: boolean;
  /** Whether `ActionBar` is shown, which holds my calendar button. */
  hasBar: boolean;
}

export function MatchFacts(props: MatchFactsProps) {
  const { i18n, match, now, hasCard, hasBar } = props;
  const { Calendar, Remember } = props.parts;
  const { LL } = i18n;
  const { venue } = match;
  const phase = phaseOf(match, now);
  const hasCalendar =
    phase === 'cancelled' ||
    (phase === 'upcoming' && !(hasBar && match.my_participation && !canConfirm(match)));
  const texts = LL.detail;
  // The bar says beside its button that leaving would be late.
  const isLateInBar = hasBar && match.can_join && isLeavingLate(match, now);
  const deadlines = formatDeadlines(i18n, match, now).filter(
    (text) => !isLateInBar || text !== texts.lateNow(),
  );
  return (
    <>
      <dl className={factsCardStyle}>
        <Fact icon={mdiMapMarkerOutline} label={texts.where()} className="col-span-full">
          <span className="font-semibold">{venue.name}</span>
          <br />
          <Address text={venue.address || venue.city.name} />
          <br />
          <a
            href={createMapUrl(match)}
            target="_blank"
            rel="noopener noreferrer"
            className="-mb-2 lone-link gap-1 text-sm print:hidden"
          >
            {texts.map()}
            <Icon path={mdiOpenInNew} className="size-4" />
          </a>
        </Fact>
        {match.description && (
          <Fact icon={mdiTextBoxOutline} label={texts.facts()} className="col-span-full">
            <p className="prose-width whitespace-pre-line">{match.description}</p>
          </Fact>
        )}
        {!hasCard && (
          <Fact icon={mdiCashMultiple} label={texts.price()}>
            <Price i18n={i18n} match={match} />
          </Fact>
        )}
        <Fact icon={levelIcons[match.level]} label={texts.level()}>
          {LL.common.levels[match.level]()}
        </Fact>
        {match.format && (
          <Fact icon={mdiSoccerField} label={texts.format()}>
            {match.format}
          </Fact>
        )}
        <Fact icon={mdiAccountStarOutline} label={texts.organizer()}>
          <bdi>{match.organizer.display_name}</bdi>
        </Fact>
        {!hasCard && deadlines.length > 0 && (
          <Fact
            icon={mdiClockOutline}
            label={match.my_participation?.status === 'waitlisted' ? texts.waitlist() : texts.deadlines()}
            className="col-span-full"
          >
            <ul className="grid gap-1 *:not-first:text-muted">
              {deadlines.map((text) => (
                <li key={text}>
                  <p>
                    <TextWithTimes text={text} />
                  </p>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      {!hasCard && (
        <div className="flex flex-wrap gap-2 max-md:[&>button]:px-3">
          {hasCalendar && <Calendar match={match} />}
          <Remember match={match} now={now} />
        </div>
      )}
    </>
  );
}
