import { useState } from 'react';
import { SelectChip } from '@/components/ui/chips';
import { Field, Input } from '@/components/ui/fields/field';
import { addDays, type DayKey, dayKey, isDayKey } from '@/lib/format/day';
import { capitalise } from '@/lib/format/format-date';
import type { Filter, TextContext } from './filter';

const dayPresets = ['today', 'tomorrow', 'weekend', 'week'] as const;

type DayPreset = (typeof dayPresets)[number];

interface DayRange {
  from: DayKey | null;
  to: DayKey | null;
}

/** Returns the days of a preset. On a Sunday the weekend is only that day; the week is today and the six days after. */
export function toRange(preset: DayPreset, today: DayKey): { from: DayKey; to: DayKey } {
  const daysToSaturday = 6 - new Date(`${today}T00:00:00Z`).getUTCDay();
  const [firstOffset, lastOffset] = {
    today: [0, 0],
    tomorrow: [1, 1],
    weekend: daysToSaturday === 6 ? [0, 0] : [daysToSaturday, daysToSaturday + 1],
    week: [0, 6],
  }[preset] as [number, number];
  return { from: addDays(today, firstOffset), to: addDays(today, lastOffset) };
}

export function findPreset({ from, to }: DayRange, today: DayKey): DayPreset | 'custom' {
  const preset = dayPresets.find((name) => {
    const range = toRange(name, today);
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

/** An earlier day means that the year is still being typed: the browser reports the years 2 and 202 as valid. */
const earliestDay: DayKey = '2000-01-01';

/** A date field. A partly typed date stays in the field and changes nothing. */
function DayInput({ label, value, min, onChange }: DayInputProps) {
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

const parseDay = (text: string | undefined): DayKey | null =>
  text !== undefined && isDayKey(text) ? text : null;

const toRangeOrNull = (range: DayRange): DayRange | null => (range.from || range.to ? range : null);

function writeClause({ from, to }: DayRange, { i18n: { LL, format }, today }: TextContext): string {
  const texts = LL.matches.nothing.days;
  const preset = findPreset({ from, to }, today);
  if (preset !== 'custom') return texts[preset]();
  const formatDay = (day: DayKey | null): string => (day ? format.dayInFigures(day, today) : '');
  if (from && from === to) return texts.one({ day: formatDay(from) });
  return texts[from ? (to ? 'range' : 'from') : 'to']({ from: formatDay(from), to: formatDay(to) });
}

/** The filter by the first and last day, in the match's own time zone; one of the two may be null. */
export const whenFilter: Filter<DayRange, 'from' | 'to'> = {
  params: ['from', 'to'],
  parse: (fromText, toText) => {
    const [from, to] = [parseDay(fromText), parseDay(toText)];
    return toRangeOrNull({ from, to: from && to && to < from ? from : to });
  },
  serialize: ({ from, to }) => [from, to],
  fits: ({ starts_at, timezone }, { from, to }) => {
    const day = dayKey(starts_at, timezone);
    return (from === null || day >= from) && (to === null || day <= to);
  },
  clause: writeClause,
  caption: (value, textContext) => {
    const { LL, locale } = textContext.i18n;
    const preset = findPreset(value, textContext.today);
    return preset === 'custom'
      ? capitalise(writeClause(value, textContext), locale)
      : LL.matches.filters.days[preset]();
  },
  label: ({ LL }) => LL.matches.filters.when(),
  listChoices: (value, { i18n: { LL }, today }) => {
    const chosenPreset = value && findPreset(value, today);
    const presets = dayPresets.map((preset) => ({
      text: LL.matches.filters.days[preset](),
      isChosen: preset === chosenPreset,
      nextValue: preset === chosenPreset ? null : toRange(preset, today),
    }));
    const text = LL.matches.filters.days.custom();
    return [...presets, { text, isChosen: chosenPreset === 'custom', nextValue: null, hasFields: true }];
  },
  Chip: ({ value, onChange, textContext: { i18n, today }, isOpen, onOpenChange }) => {
    const texts = i18n.LL.matches.filters;
    const preset = value ? findPreset(value, today) : 'any';
    const chosenPreset = isOpen ? 'custom' : preset;
    return (
      <SelectChip
        label={texts.when()}
        widthText={texts.days[chosenPreset]()}
        isActive={value !== null}
        value={chosenPreset}
        onChange={({ target }) => {
          const presetName = dayPresets.find((name) => name === target.value);
          onOpenChange(target.value === 'custom');
          onChange(presetName ? toRange(presetName, today) : null);
        }}
      >
        {(['any', ...dayPresets, 'custom'] as const).map((name) => (
          <option key={name} value={name}>
            {texts.days[name]()}
          </option>
        ))}
      </SelectChip>
    );
  },
  Fields: ({ value, onChange, textContext: { i18n, today }, isOpen, onOpenChange }) => {
    if (!isOpen && !(value && findPreset(value, today) === 'custom')) return null;
    const texts = i18n.LL.matches.filters;
    const { from, to } = value ?? { from: null, to: null };
    const change = (changedDays: Partial<DayRange>): void => {
      // The fields stay open when the typed days equal a preset.
      onOpenChange(true);
      onChange(toRangeOrNull({ from, to, ...changedDays }));
    };
    return (
      <div className="grid max-w-sm grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 px-gutter pb-1 md:px-0.5 md:pb-0">
        <DayInput label={texts.from()} value={from} min={today} onChange={(day) => change({ from: day })} />
        <DayInput label={texts.to()} value={to} min={from ?? today} onChange={(day) => change({ to: day })} />
      </div>
    );
  },
};
