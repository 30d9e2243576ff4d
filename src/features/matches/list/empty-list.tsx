import { mdiMapMarkerOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useLeavesFocus } from '@/components/focus';
import { StatePanel } from '@/components/state-panel';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { phaseOf } from '@/features/matches/data/match';
import type { Viewer, Wording } from '@/features/matches/filters/filter';
import {
  type Filters,
  fits,
  inForce,
  isFiltered,
  noFilters,
  without,
} from '@/features/matches/filters/filters';
import { loosenings, nothingFound } from '@/features/matches/filters/narrow';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { viewerTimeZone } from '@/lib/intl';

interface EmptyListProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  matches: readonly Match[];
  viewer: Viewer;
  wording: Wording;
}

const most = 3;

/** Nothing to show, and what to do about it: look at the nearest city, drop what stands in the way, find a first match. */
export function EmptyList({ filters, onChange, matches, viewer, wording }: EmptyListProps): ReactNode {
  const { LL, format, locale } = wording.i18n;
  const words = LL.matches.empty;
  const active = inForce(filters, viewer);
  if (matches.length === 0 || !isFiltered(active))
    return <StatePanel picture="empty" title={words.title()} text={words.text()} />;
  const lacking =
    filters.onlyMine && !matches.some(({ my_participation: mine }) => mine)
      ? words.mine
      : filters.remembered && !matches.some(({ id }) => viewer.remembered.has(id))
        ? words.remembered
        : null;
  if (lacking) {
    return (
      <StatePanel picture="empty" title={lacking.title()} text={lacking.text()}>
        <Button onClick={() => onChange(noFilters)}>{words.showAll()}</Button>
      </StatePanel>
    );
  }
  const { now } = viewer;
  const elsewhere = without(filters, ['city'], viewer);
  const nearest =
    active.city === null
      ? undefined
      : matches.find((match) => phaseOf(match, now) === 'upcoming' && fits(match, elsewhere, viewer));
  const heading = nearest && format.dayOf(nearest.starts_at, nearest.timezone, now, viewerTimeZone());
  // Within a sentence "Dnes" and "Today" begin small; "Sunday 22 November" keeps its capitals.
  const day = heading && (/\d/.test(heading) ? heading : heading.toLocaleLowerCase(locale));
  const city = nearest?.venue.city;
  return (
    <StatePanel
      picture="empty"
      title={nothingFound(active, wording)}
      text={city && day ? words.cityText({ city: city.name, day }) : words.loosenText()}
    >
      {city && (
        <Button onClick={() => onChange({ ...filters, city: city.id })}>
          {words.cityAction({ city: city.name })}
        </Button>
      )}
      {loosenings(matches, active, viewer)
        .slice(0, most - (city ? 1 : 0))
        .map(({ drop, count }) => (
          <Button key={drop.join()} onClick={() => onChange(without(filters, drop, viewer))}>
            {words.loosen({
              filters: format.list(drop.map((key) => words.asked[key]())),
              count,
            })}
          </Button>
        ))}
    </StatePanel>
  );
}

interface ElsewhereProps {
  count: number;
  onShow: () => void;
}

/** The last line of a list that is narrowed to cities: what is played in the others, one press away. */
export function Elsewhere({ count, onShow }: ElsewhereProps): ReactNode {
  const { LL } = useI18n();
  const element = useLeavesFocus<HTMLDivElement>();
  return (
    <div ref={element} className="mt-3 grid max-w-[50rem] md:mt-6">
      <Button variant="secondary" onClick={onShow}>
        <Icon path={mdiMapMarkerOutline} className="size-5" />
        {LL.matches.elsewhere({ count })}
      </Button>
    </div>
  );
}
