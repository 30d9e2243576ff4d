import {
  mdiAccountGroupOutline,
  mdiAccountStarOutline,
  mdiCashMultiple,
  mdiClockOutline,
  mdiMapMarkerOutline,
  mdiOpenInNew,
  mdiSignalCellular2,
  mdiSoccerField,
} from '@mdi/js';
import { Fragment, type ReactNode } from 'react';
import { Fact } from '@/components/ui/fact';
import { Icon } from '@/components/ui/icon';
import { useOnline } from '@/components/use-online';
import { phaseOf } from '@/features/matches/data/phase';
import { CalendarButton } from '@/features/matches/calendar/calendar-button';
import { Places } from '@/features/matches/parts/places';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { useDeadlines } from './deadlines';
import { mapHref } from './map-href';
import { ShareButton } from './share-button';

/** Breaks behind a comma first, not within a postcode. */
function Address({ text }: { text: string }): ReactNode {
  return text.split(/(?<=,) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
}

/** Where, how much, for whom, until when; calendar and sharing; the organiser's own words. */
export function MatchFacts({ match, now }: { match: Match; now: number }): ReactNode {
  const { LL, format } = useI18n();
  const { venue, price, min_participants: minimum } = match;
  const missing = minimum === null ? 0 : minimum - match.participants_count;
  const isUpcoming = phaseOf(match, now) === 'upcoming';
  const deadlines = useDeadlines(match, now);
  const isOnline = useOnline();
  const words = LL.detail;
  return (
    <>
      <dl className="grid gap-4 rounded-card bg-surface p-4 shadow-card sm:grid-cols-2">
        <Fact icon={mdiMapMarkerOutline} label={words.where()}>
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
        <Fact icon={mdiAccountGroupOutline} label={words.roster()}>
          <div data-old={isOnline ? undefined : ''}>
            <Places match={match} isOpen={isUpcoming} />
          </div>
          {!isOnline && isUpcoming && <p className="text-sm text-muted">{LL.matches.placesMayDiffer()}</p>}
          {minimum !== null && isUpcoming && (
            <span className="text-sm text-muted">
              {missing > 0 ? words.minimumMissing({ count: missing }) : words.minimum({ count: minimum })}
            </span>
          )}
        </Fact>
        <Fact icon={mdiCashMultiple} label={words.price()}>
          {price ? words.perPerson({ price: format.money(price) }) : LL.common.match.free()}
        </Fact>
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
        {deadlines.length > 0 && (
          <Fact icon={mdiClockOutline} label={words.deadlines()}>
            <ul className="grid gap-1">
              {deadlines.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      <div className="flex flex-wrap gap-2 max-md:[&>button]:px-3">
        {isUpcoming && <CalendarButton match={match} />}
        <ShareButton match={match} />
      </div>
      {match.description && (
        <section aria-labelledby="description" className="grid gap-1">
          <h2 id="description" className="text-lg font-bold">
            {words.facts()}
          </h2>
          <p className="prose-width whitespace-pre-line">{match.description}</p>
        </section>
      )}
    </>
  );
}
