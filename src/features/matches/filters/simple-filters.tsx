import { SelectChip, ToggleChip } from '@/components/ui/chips';
import type { I18n } from '@/i18n/translate';
import type { Filter } from './filter';

interface ToggleFilter<Param extends string> extends Pick<Filter<true>, 'fits' | 'caption' | 'clause'> {
  param: Param;
}

/** A filter that is on or off; `1` in the query. */
export const toggleFilter = <Param extends string>({
  param,
  ...rest
}: ToggleFilter<Param>): Filter<true, Param> => ({
  ...rest,
  params: [param],
  parse: (given) => given === '1' || null,
  write: () => ['1'],
  stays: true,
  Chip: ({ value, onChange, wording }) => (
    <ToggleChip
      data-press={`filter-${param}`}
      pressed={value !== null}
      onPressedChange={(isOn) => onChange(isOn || null)}
    >
      {rest.caption(true, wording)}
    </ToggleChip>
  ),
});

interface ChoiceFilter<Option extends string, Param extends string> extends Pick<
  Filter<Option>,
  'fits' | 'clause'
> {
  param: Param;
  options: readonly Option[];
  label: (words: I18n['LL']) => string;
  /** The words for no choice. */
  all: (words: I18n['LL']) => string;
  wordOf: (words: I18n['LL'], option: Option) => string;
}

/** A filter by one of a few values of the contract. */
export const choiceFilter = <Option extends string, Param extends string>({
  param,
  options,
  label,
  all,
  wordOf,
  ...rest
}: ChoiceFilter<Option, Param>): Filter<Option, Param> => {
  const find = (given: string | undefined): Option | null =>
    options.find((option) => option === given) ?? null;
  return {
    ...rest,
    params: [param],
    parse: find,
    write: (value) => [value],
    caption: (value, { i18n: { LL } }) => wordOf(LL, value),
    Chip: ({ value, onChange, wording: { i18n } }) => (
      <SelectChip
        label={label(i18n.LL)}
        caption={value ? wordOf(i18n.LL, value) : all(i18n.LL)}
        active={value !== null}
        value={value ?? ''}
        onChange={({ target }) => onChange(find(target.value))}
      >
        <option value="">{all(i18n.LL)}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {wordOf(i18n.LL, option)}
          </option>
        ))}
      </SelectChip>
    ),
  };
};
