import { StatePanel } from '@/components/failures/state-panel';
import { Button } from '@/components/ui/button';
import { phaseOf } from '@/features/matches/data/match';
import type { TextContext, Viewer } from '@/features/matches/filters/filter';
import {
  type Filters,
  findActiveKeys,
  fitsFilters,
  isFiltered,
  noFilters,
  withDefaults,
  withoutFilters,
} from '@/features/matches/filters/filters';
import { formatNothingFound, suggestRemovals } from '@/features/matches/filters/nothing-found';
import type { Match } from '@/generated/schemas/match.zod';
import { capitalise } from '@/lib/format/format-date';

interface EmptyListProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  matches: readonly Match[];
  viewer: Viewer;
  textContext: TextContext;
}

const maxSuggestions = 3;

/** A heading that names more filters is too long. */
const maxNamedFilters = 2;

/** Says that no match fits the filters, and offers what to drop of them. */
export function EmptyList({ filters, onChange, matches, viewer, textContext }: EmptyListProps) {
  const { LL, format, locale } = textContext.i18n;
  const texts = LL.matches.empty;
  const activeFilters = withDefaults(filters, viewer);
  if (matches.length === 0 || !isFiltered(activeFilters))
    return <StatePanel picture="empty" title={texts.title()} text={texts.text()} />;
  const emptyTexts =
    filters.onlyMine && !matches.some(({ my_participation }) => my_participation)
      ? texts.mine
      : filters.remembered && !matches.some(({ id }) => viewer.rememberedIds.has(id))
        ? texts.remembered
        : null;
  if (emptyTexts) {
    return (
      <StatePanel picture="empty" title={emptyTexts.title()} text={emptyTexts.text()}>
        <Button onClick={() => onChange(noFilters)}>{texts.showAll()}</Button>
      </StatePanel>
    );
  }
  const { now } = viewer;
  const filtersWithoutCity = withoutFilters(filters, ['city'], viewer);
  const elsewhereMatch =
    activeFilters.city === null
      ? undefined
      : matches.find(
          (match) => phaseOf(match, now) === 'upcoming' && fitsFilters(match, filtersWithoutCity, viewer),
        );
  const dayText = elsewhereMatch && format.dayOf(elsewhereMatch.starts_at, elsewhereMatch.timezone, now);
  // Within a sentence "Today" and "Neděle 22. listopadu" get small letters; "Sunday 22 November" keeps its capitals.
  const day =
    dayText && (locale === 'en' && /\d/.test(dayText) ? dayText : dayText.toLocaleLowerCase(locale));
  const city = elsewhereMatch?.venue.city;
  return (
    <StatePanel
      picture="empty"
      title={
        findActiveKeys(filters).length > maxNamedFilters
          ? texts.tooMany()
          : formatNothingFound(activeFilters, textContext)
      }
      text={city && day ? texts.cityText({ city: city.name, day }) : texts.loosenText()}
    >
      {city && (
        <Button onClick={() => onChange({ ...filters, city: city.id })}>
          {texts.cityAction({ city: city.name })}
        </Button>
      )}
      {suggestRemovals(matches, activeFilters, viewer)
        .slice(0, maxSuggestions - (city ? 1 : 0))
        .map(({ keys, count }) => (
          <Button key={keys.join()} onClick={() => onChange(withoutFilters(filters, keys, viewer))}>
            {texts.loosen({
              filters: capitalise(format.list(keys.map((key) => texts.without[key]())), locale),
              count,
            })}
          </Button>
        ))}
    </StatePanel>
  );
}
