import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectChip } from '@/components/ui/select-chip';
import { ToggleChip } from '@/components/ui/toggle-chip';
import { useWide } from '@/components/use-wide';
import { Level } from '@/generated/schemas/level.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import { useI18n } from '@/i18n/context';
import type { DayKey } from '@/lib/day';
import { ChoiceChip } from './choice-chip';
import { dayPresets, presetOf, presetRange } from './day-presets';
import { type Chip, onFirst } from './chip-order';
import { DayInputs } from './day-inputs';
import { type Filters, isFiltered, noFilters } from './filters';
import type { CityChoices } from './city-choices';

interface MatchFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  cities: CityChoices;
  today: DayKey;
}

/** The filters as one row of chips, to be swept sideways on a phone. */
export function MatchFilters({ filters, onChange, cities, today }: MatchFiltersProps): ReactNode {
  const { LL } = useI18n();
  const words = LL.matches.filters;
  const preset = presetOf(filters, today);
  const row = useRef<HTMLDivElement>(null);
  const city = useRef<HTMLSelectElement>(null);
  const [choosesDays, setChoosesDays] = useState(false);
  const showsDays = preset === 'custom' || choosesDays;
  // On a phone what is on stands first; it goes there once a choice is made, and never under the finger that presses a toggle.
  const [order, setOrder] = useState(() => onFirst(filters));
  const shown = useWide() ? onFirst(noFilters) : order;
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
  }, [order]);
  const toggle = (change: Partial<Filters>): void => onChange({ ...filters, ...change });
  const change = (change: Partial<Filters>): void => {
    setOrder(onFirst({ ...filters, ...change }));
    toggle(change);
  };
  const changeDays = (value: string): void => {
    setChoosesDays(value === 'custom');
    const named = dayPresets.find((name) => name === value);
    change(named ? presetRange(named, today) : { from: null, to: null });
  };
  const cityValue = filters.city === null ? '' : String(filters.city);

  // As wide as it may be from the start: the cities come with the matches.
  const chips: Record<Chip, ReactNode> = {
    city: (
      <SelectChip
        key="city"
        ref={city}
        className="w-48 max-w-[calc(100vw-2*var(--spacing-gutter))] shrink-0"
        label={words.city()}
        active={filters.city !== null}
        value={cityValue}
        onChange={({ target: { value } }) =>
          change({ city: value === 'mine' ? value : Number(value) || null })
        }
      >
        <option value="">{words.allCities()}</option>
        {cities.mine.length > 0 && <option value="mine">{words.myCities()}</option>}
        {cities.mine.length > 0 && (
          <optgroup label={words.myCities()}>
            {cities.mine.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={words.otherCities()}>
          {cities.others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      </SelectChip>
    ),
    when: (
      <SelectChip
        key="when"
        label={words.when()}
        active={preset !== 'any'}
        value={showsDays ? 'custom' : preset}
        onChange={({ target: { value } }) => changeDays(value)}
      >
        <option value="any">{words.anyTime()}</option>
        <option value="today">{words.todayOnly()}</option>
        <option value="tomorrow">{words.tomorrowOnly()}</option>
        <option value="weekend">{words.weekend()}</option>
        <option value="week">{words.week()}</option>
        <option value="custom">{words.custom()}</option>
      </SelectChip>
    ),
    sport: (
      <ChoiceChip
        key="sport"
        label={words.sport()}
        all={words.allSports()}
        options={Sport.options}
        wordOf={(sport) => LL.common.sports[sport]()}
        value={filters.sport}
        onChange={(sport) => change({ sport })}
      />
    ),
    level: (
      <ChoiceChip
        key="level"
        label={words.level()}
        all={words.allLevels()}
        options={Level.options}
        wordOf={(level) => LL.common.levels[level]()}
        value={filters.level}
        onChange={(level) => change({ level })}
      />
    ),
    freePlaces: (
      <ToggleChip
        key="freePlaces"
        data-press="free-places"
        pressed={filters.freePlaces}
        onPressedChange={(freePlaces) => toggle({ freePlaces })}
      >
        {words.freePlaces()}
      </ToggleChip>
    ),
    onlyMine: (
      <ToggleChip
        key="onlyMine"
        data-press="only-mine"
        pressed={filters.onlyMine}
        onPressedChange={(onlyMine) => toggle({ onlyMine })}
      >
        {words.onlyMine()}
      </ToggleChip>
    ),
  };

  return (
    <section aria-label={words.label()} className="-mx-gutter grid grid-cols-1 gap-2 md:mx-0">
      <div
        ref={row}
        className="-my-0.5 flex [scrollbar-width:none] gap-2 overflow-x-auto px-gutter py-1.5 md:-mx-1.5 md:flex-wrap md:px-1.5"
      >
        {shown.map((chip) => chips[chip])}
        {isFiltered(filters) && (
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11 whitespace-nowrap"
            onClick={() => {
              // The button goes: the row begins anew.
              city.current?.focus();
              setOrder(onFirst(noFilters));
              setChoosesDays(false);
              onChange(noFilters);
            }}
          >
            {words.clear()}
          </Button>
        )}
      </div>
      {showsDays && (
        <DayInputs
          from={filters.from}
          to={filters.to}
          today={today}
          onChange={(range) => {
            // The fields stay, also when the days that were typed are those of a preset.
            setChoosesDays(true);
            change(range);
          }}
        />
      )}
    </section>
  );
}
