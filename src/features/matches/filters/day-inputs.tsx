import { type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useI18n } from '@/i18n/context';
import type { DayKey } from '@/lib/day';
import type { DayRange } from './day-presets';

interface DayInputProps {
  label: string;
  value: DayKey | null;
  min: DayKey;
  onChange: (value: DayKey | null) => void;
}

/** While a year is typed digit by digit, the browser calls the year 2 or 202 valid. */
const earliest: DayKey = '2000-01-01';

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
            if (isCleared || target.value >= earliest) onChange(target.value || null);
          }}
          onBlur={() => setDraft(null)}
        />
      )}
    </Field>
  );
}

interface DayInputsProps extends DayRange {
  today: DayKey;
  onChange: (range: Partial<DayRange>) => void;
}

/** The first and the last day, with the browser's own calendar. */
export function DayInputs({ from, to, today, onChange }: DayInputsProps): ReactNode {
  const { LL } = useI18n();
  const words = LL.matches.filters;
  return (
    <div className="grid max-w-sm grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 px-gutter pb-1 md:px-0.5 md:pb-0">
      <DayInput label={words.from()} value={from} min={today} onChange={(day) => onChange({ from: day })} />
      <DayInput label={words.to()} value={to} min={from ?? today} onChange={(day) => onChange({ to: day })} />
    </div>
  );
}
