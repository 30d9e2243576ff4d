import {
  mdiAccountStarOutline,
  mdiCashMultiple,
  mdiClockOutline,
  mdiMapMarkerOutline,
  mdiOpenInNew,
  mdiSignalCellular2,
  mdiSoccerField,
  mdiTextBoxOutline,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { Fact } from '@/components/ui/fact';
import { Icon } from '@/components/ui/icon';
import { WithMoments } from '@/components/views/with-moments';
import { mapHref, phaseOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { deadlinesOf, priceText } from './sentences';
import type { SectionProps } from './match-parts';

export const Price = ({ i18n, match }: { i18n: I18n; match: Match }): ReactNode =>
  priceText(i18n, match, (price) => i18n.LL.detail.perPerson({ price }));

/** Breaks behind a comma first, not within a postcode. */
function Address({ text }: { text: string }): ReactNode {
  return text.split(/(?<=,) /).flatMap((part, index) => [
    index > 0 && ' ',
    <span key={part} className="inline-block">
      {part}
    </span>,
  ]);
}

/** The card of the facts. From 64 rem on the short ones follow each other in one line, however many there are. */
export const factsCard =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-3 rounded-card bg-surface p-4 shadow-card md:grid-cols-2 md:gap-4 lg:grid-cols-[auto_auto_1fr] lg:gap-x-8';

interface MatchFactsProps extends SectionProps {
  /** Whether places, price, deadlines, calendar and sharing stand beside the facts (`ActionCard`). */
  hasCard: boolean;
  /** Whether the bar of a phone has the calendar. */
  hasBar: boolean;
}

/** Where, in the organiser's own words, how much, for whom, until when; calendar (or in the bar) and sharing. */
export function MatchFacts({
  i18n,
  match,
  now,
  hasCard,
  hasBar,
  parts: { Calendar, Share, Remember },
}: MatchFactsProps): ReactNode {
  const { LL } = i18n;
  const { venue } = match;
  const isUpcoming = phaseOf(match, now) === 'upcoming';
  const deadlines = deadlinesOf(i18n, match, now);
  const words = LL.detail;
  return (
    <>
      <dl className={factsCard}>
        <Fact icon={mdiMapMarkerOutline} label={words.where()} className="col-span-full">
          <span className="font-semibold">{venue.name}</span>
          <br />
          <Address text={venue.address || venue.city.name} />
          <br />
          <a
            href={mapHref(match)}
            target="_blank"
            rel="noopener noreferrer"
            className="lone-link gap-1 text-sm print:hidden"
          >
            {words.map()}
            <Icon path={mdiOpenInNew} className="size-4" />
          </a>
        </Fact>
        {match.description && (
          <Fact icon={mdiTextBoxOutline} label={words.facts()} className="col-span-full">
            <p className="prose-width whitespace-pre-line">{match.description}</p>
          </Fact>
        )}
        {!hasCard && (
          <Fact icon={mdiCashMultiple} label={words.price()}>
            <Price i18n={i18n} match={match} />
          </Fact>
        )}
        <Fact icon={mdiSignalCellular2} label={words.level()}>
          {LL.common.levels[match.level]()}
        </Fact>
        {match.format && (
          <Fact icon={mdiSoccerField} label={words.format()}>
            {match.format}
          </Fact>
        )}
        <Fact icon={mdiAccountStarOutline} label={words.organizer()}>
          {match.organizer.display_name}
        </Fact>
        {!hasCard && deadlines.length > 0 && (
          <Fact icon={mdiClockOutline} label={words.deadlines()} className="col-span-full">
            <ul className="grid gap-1">
              {deadlines.map((text) => (
                <li key={text}>
                  <p>
                    <WithMoments text={text} />
                  </p>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      {!hasCard && (
        <div className="flex flex-wrap gap-2 max-md:[&>button]:px-3">
          {isUpcoming && !(hasBar && match.my_participation) && <Calendar match={match} />}
          <Share match={match} />
          <Remember match={match} now={now} />
        </div>
      )}
    </>
  );
}
