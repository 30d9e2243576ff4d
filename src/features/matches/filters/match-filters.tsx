import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectChip } from '@/components/ui/select-chip';
import { ToggleChip } from '@/components/ui/toggle-chip';
import { Level } from '@/generated/schemas/level.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import { useI18n } from '@/i18n/context';
import type { DayKey } from '@/lib/day';
import { ChoiceChip } from './choice-chip';
import { dayPresets, presetOf, presetRange } from './day-presets';
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
  const chips = useRef<HTMLDivElement>(null);
  const [choosesDays, setChoosesDays] = useState(false);
  const showsDays = preset === 'custom' || choosesDays;
  const change = (change: Partial<Filters>): void => onChange({ ...filters, ...change });
  const changeDays = (value: string): void => {
    setChoosesDays(value === 'custom');
    const named = dayPresets.find((name) => name === value);
    change(named ? presetRange(named, today) : { from: null, to: null });
  };
  const cityValue = filters.city === null ? '' : String(filters.city);

  return (
    <section aria-label={words.label()} className="-mx-gutter grid grid-cols-1 gap-2 md:mx-0">
      <div
        ref={chips}
        className="-my-0.5 flex [scrollbar-width:none] gap-2 overflow-x-auto px-gutter py-1.5 md:-mx-1.5 md:flex-wrap md:px-1.5"
      >
        {/* As wide as it may be from the start: its cities come with the matches. */}
        <SelectChip
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
        <SelectChip
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
        <ChoiceChip
          label={words.sport()}
          all={words.allSports()}
          options={Sport.options}
          wordOf={(sport) => LL.common.sports[sport]()}
          value={filters.sport}
          onChange={(sport) => change({ sport })}
        />
        <ChoiceChip
          label={words.level()}
          all={words.allLevels()}
          options={Level.options}
          wordOf={(level) => LL.common.levels[level]()}
          value={filters.level}
          onChange={(level) => change({ level })}
        />
        <ToggleChip
          data-press="free-places"
          pressed={filters.freePlaces}
          onPressedChange={(freePlaces) => change({ freePlaces })}
        >
          {words.freePlaces()}
        </ToggleChip>
        <ToggleChip
          data-press="only-mine"
          pressed={filters.onlyMine}
          onPressedChange={(onlyMine) => change({ onlyMine })}
        >
          {words.onlyMine()}
        </ToggleChip>
        {isFiltered(filters) && (
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11 whitespace-nowrap"
            onClick={() => {
              // The button goes: the row begins anew.
              chips.current?.querySelector('select')?.focus();
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
