import { addDays, type DayKey, dayKey, isDayKey } from '@/lib/day';
import { type ReactNode, useState } from 'react';
import { SelectChip } from '@/components/ui/chips';
import { Field, Input } from '@/components/ui/field';
import type { I18n } from '@/i18n/translate';
import type { Filter, TextContext } from './filter';

export const dayPresets = ['today', 'tomorrow', 'weekend', 'week'] as const;

type DayPreset = (typeof dayPresets)[number];

export interface DayRange {
  from: DayKey | null;
  to: DayKey | null;
}

const saturday = 6;

/** The days of a preset. On a Sunday the weekend is what is left of it; the week is today and the six days after. */
export function presetRange(preset: DayPreset, today: DayKey): { from: DayKey; to: DayKey } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const [first, last] = {
    today: [0, 0],
    tomorrow: [1, 1],
    weekend: weekday === 0 ? [0, 0] : [saturday - weekday, saturday - weekday + 1],
    week: [0, 6],
  }[preset] as [number, number];
  return { from: addDays(today, first), to: addDays(today, last) };
}

export function presetOf({ from, to }: DayRange, today: DayKey): DayPreset | 'any' | 'custom' {
  if (from === null && to === null) return 'any';
  const preset = dayPresets.find((name) => {
    const range = presetRange(name, today);
    return range.from === from && range.to === to;
  });
  return preset ?? 'custom';
}

interface DayInputProps {
  label: string;
  value: DayKey | null;
  min: DayKey;
  onChange: (value: DayKey | null) => void;
}

/** While a year is typed digit by digit, the browser calls the year 2 or 202 valid. */
const earliestDay: DayKey = '2000-01-01';

/** One day. What is being typed stays in the field until it is a day of our time, or is cleared on purpose. */
function DayInput({ label, value, min, onChange }: DayInputProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="date"
          min={min}
          value={draft ?? value ?? ''}
          onChange={({ target }) => {
            setDraft(target.value);
            const isCleared = target.value === '' && !target.validity.badInput;
            if (isCleared || target.value >= earliestDay) onChange(target.value || null);
          }}
          onBlur={() => setDraft(null)}
        />
      )}
    </Field>
  );
}

const emptyRange: DayRange = { from: null, to: null };

const parseDay = (given: string | undefined): DayKey | null =>
  given !== undefined && isDayKey(given) ? given : null;

const toRangeOrNull = (days: DayRange): DayRange | null => (days.from || days.to ? days : null);

const presetLabel = ({ LL }: I18n, preset: ReturnType<typeof presetOf>): string =>
  LL.matches.filters.days[preset]();

function clause({ from, to }: DayRange, { i18n: { LL, format }, today }: TextContext): string {
  const words = LL.matches.nothing.days;
  const preset = presetOf({ from, to }, today);
  if (preset !== 'any' && preset !== 'custom') return words[preset]();
  const inFigures = (day: DayKey | null): string => (day ? format.dayInFigures(day, today) : '');
  if (from && from === to) return words.one({ day: inFigures(from) });
  const days = { from: inFigures(from), to: inFigures(to) };
  return words[from ? (to ? 'range' : 'from') : 'to'](days);
}

/** The first and the last day, in the match's own zone; one of them may be open. */
export const whenFilter: Filter<DayRange, 'from' | 'to'> = {
  params: ['from', 'to'],
  parse: (first, last) => {
    const [from, to] = [parseDay(first), parseDay(last)];
    return toRangeOrNull({ from, to: from && to && to < from ? from : to });
  },
  serialize: ({ from, to }) => [from, to],
  fits: ({ starts_at, timezone }, { from, to }) => {
    const day = dayKey(starts_at, timezone);
    return (from === null || day >= from) && (to === null || day <= to);
  },
  clause,
  Chip: ({ value, onChange, wording: { i18n, today }, isOpen, onOpen }) => {
    const preset = presetOf(value ?? emptyRange, today);
    const chosen = isOpen ? 'custom' : preset;
    return (
      <SelectChip
        label={i18n.LL.matches.filters.when()}
        caption={presetLabel(i18n, chosen)}
        active={value !== null}
        value={chosen}
        onChange={({ target }) => {
          const named = dayPresets.find((name) => name === target.value);
          onOpen(target.value === 'custom');
          onChange(named ? presetRange(named, today) : null);
        }}
      >
        {(['any', ...dayPresets, 'custom'] as const).map((name) => (
          <option key={name} value={name}>
            {presetLabel(i18n, name)}
          </option>
        ))}
      </SelectChip>
    );
  },
  // Two date inputs: the calendar is the browser's own.
  Fields: ({ value, onChange, wording: { i18n, today }, isOpen, onOpen }) => {
    const days = value ?? emptyRange;
    if (!isOpen && presetOf(days, today) !== 'custom') return null;
    const words = i18n.LL.matches.filters;
    const change = (changed: Partial<DayRange>): void => {
      // The fields stay open, even when the typed days are those of a preset.
      onOpen(true);
      onChange(toRangeOrNull({ ...days, ...changed }));
    };
    const { from, to } = days;
    return (
      <div className="grid max-w-sm grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 px-gutter pb-1 md:px-0.5 md:pb-0">
        <DayInput label={words.from()} value={from} min={today} onChange={(day) => change({ from: day })} />
        <DayInput label={words.to()} value={to} min={from ?? today} onChange={(day) => change({ to: day })} />
      </div>
    );
  },
};
