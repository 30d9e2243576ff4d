import { ToggleChip } from '@/components/ui/chips';
import type { I18n } from '@/i18n/translate';
import type { Filter } from './filter';

interface ToggleFilter<Param extends string> extends Pick<Filter<true>, 'fits' | 'clause'> {
  param: Param;
  caption: (i18n: I18n) => string;
}

/** A filter that is on or off; `1` in the query. */
export const toggleFilter = <Param extends string>({
  param,
  caption,
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
      {caption(wording.i18n)}
    </ToggleChip>
  ),
});
