import type { ReactNode } from 'react';
import { SelectChip } from '@/components/ui/select-chip';

interface ChoiceChipProps<Option extends string> {
  label: string;
  /** The words for no choice. */
  all: string;
  options: readonly Option[];
  wordOf: (option: Option) => string;
  /** Null for no choice. */
  value: Option | null;
  onChange: (value: Option | null) => void;
}

/** A filter by one of a few values of the contract. */
export function ChoiceChip<Option extends string>({
  label,
  all,
  options,
  wordOf,
  value,
  onChange,
}: ChoiceChipProps<Option>): ReactNode {
  return (
    <SelectChip
      label={label}
      active={value !== null}
      value={value ?? ''}
      onChange={({ target }) => onChange(options.find((option) => option === target.value) ?? null)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {wordOf(option)}
        </option>
      ))}
    </SelectChip>
  );
}
