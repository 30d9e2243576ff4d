import { ToggleChip } from '@/components/ui/chips';
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
