import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useI18n } from '@/i18n/context';
import type { DayKey } from '@/lib/day';
import type { DayRange } from './day-presets';

interface DayInputsProps extends DayRange {
  today: DayKey;
  onChange: (range: Partial<DayRange>) => void;
}

/** The first and the last day, with the browser's own calendar. */
export function DayInputs({ from, to, today, onChange }: DayInputsProps): ReactNode {
  const { LL } = useI18n();
  const words = LL.matches.filters;
  return (
    <div className="grid max-w-sm grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3 px-4 md:px-0.5">
      <Field label={words.from()}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={today}
            value={from ?? ''}
            onChange={({ target: { value } }) => onChange({ from: value || null })}
          />
        )}
      </Field>
      <Field label={words.to()}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={from ?? today}
            value={to ?? ''}
            onChange={({ target: { value } }) => onChange({ to: value || null })}
          />
        )}
      </Field>
    </div>
  );
}
