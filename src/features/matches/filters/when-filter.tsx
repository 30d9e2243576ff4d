import { SelectChip } from '@/components/ui/chips';
import type { I18n } from '@/i18n/translate';
import { type DayKey, dayKey, isDayKey } from '@/lib/day';
import { DayInputs } from './day-inputs';
import { type DayRange, dayPresets, presetOf, presetRange } from './day-presets';
import type { Filter, Wording } from './filter';

const noDays: DayRange = { from: null, to: null };

const dayIn = (given: string | undefined): DayKey | null =>
  given !== undefined && isDayKey(given) ? given : null;

const orNull = (days: DayRange): DayRange | null => (days.from || days.to ? days : null);

const wordOf = ({ LL }: I18n, preset: ReturnType<typeof presetOf>): string =>
  LL.matches.filters.days[preset]();

function clause({ from, to }: DayRange, { i18n: { LL, format }, today }: Wording): string {
  const words = LL.matches.nothing.days;
  const preset = presetOf({ from, to }, today);
  if (preset !== 'any' && preset !== 'custom') return words[preset]();
  if (from && from === to) return words.one({ day: format.dayInFigures(from) });
  const days = { from: from ? format.dayInFigures(from) : '', to: to ? format.dayInFigures(to) : '' };
  return words[from ? (to ? 'range' : 'from') : 'to'](days);
}

/** The first and the last day, in the match's own zone; one of them may be open. */
export const whenFilter: Filter<DayRange, 'from' | 'to'> = {
  params: ['from', 'to'],
  parse: (first, last) => {
    const [from, to] = [dayIn(first), dayIn(last)];
    return orNull({ from, to: from && to && to < from ? from : to });
  },
  write: ({ from, to }) => [from, to],
  fits: ({ starts_at, timezone }, { from, to }) => {
    const day = dayKey(starts_at, timezone);
    return (from === null || day >= from) && (to === null || day <= to);
  },
  caption: (value, { i18n, today }) => wordOf(i18n, presetOf(value, today)),
  clause,
  Chip: ({ value, onChange, wording: { i18n, today }, isOpen, onOpen }) => {
    const preset = presetOf(value ?? noDays, today);
    const chosen = isOpen ? 'custom' : preset;
    return (
      <SelectChip
        label={i18n.LL.matches.filters.when()}
        caption={wordOf(i18n, chosen)}
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
            {wordOf(i18n, name)}
          </option>
        ))}
      </SelectChip>
    );
  },
  Below: ({ value, onChange, wording: { today }, isOpen, onOpen }) => {
    const days = value ?? noDays;
    if (!isOpen && presetOf(days, today) !== 'custom') return null;
    return (
      <DayInputs
        {...days}
        today={today}
        onChange={(change) => {
          // The fields stay, also when the days that were typed are those of a preset.
          onOpen(true);
          onChange(orNull({ ...days, ...change }));
        }}
      />
    );
  },
};
