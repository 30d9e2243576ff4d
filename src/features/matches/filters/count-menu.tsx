import { type ReactNode, use, useMemo } from 'react';
import { DropdownMenuCheckboxItem, OpenedMenu } from '@/components/ui/overlays/dropdown-menu';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { MatchesByOtherFiltersContext } from './filter';

export interface CountMenuProps<Option extends string> {
  trigger: ReactNode;
  label: string;
  filterName: string;
  choices: readonly { option: Option; text: string; note: string }[];
  getOptions: (match: Match) => readonly Option[];
  value: readonly Option[];
  onChange: (value: readonly Option[]) => void;
}

/** The options of a filter, each with the number of matches that fit it and the other filters. */
function MenuOptions<Option extends string>(props: CountMenuProps<Option>) {
  const { filterName, choices, getOptions, value, onChange } = props;
  const { LL } = useI18n();
  const getMatchesByOtherFilters = use(MatchesByOtherFiltersContext);
  const optionsOfMatches = useMemo(
    () => getMatchesByOtherFilters(filterName)?.map(getOptions),
    [filterName, getOptions, getMatchesByOtherFilters],
  );
  return choices.map(({ option, text, note }) => (
    <DropdownMenuCheckboxItem
      key={option}
      checked={value.includes(option)}
      onCheckedChange={(isChecked) =>
        onChange(isChecked ? [...value, option] : value.filter((chosenOption) => chosenOption !== option))
      }
    >
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6">
        <span>
          {text} <span className="text-sm text-muted">{note}</span>
        </span>
        {optionsOfMatches && (
          <span className="text-sm whitespace-nowrap text-muted tabular-nums">
            {LL.matches.found({
              count: optionsOfMatches.filter((options) => options.includes(option)).length,
            })}
          </span>
        )}
      </span>
    </DropdownMenuCheckboxItem>
  ));
}

export const CountMenu = <Option extends string>(props: CountMenuProps<Option>) => (
  <OpenedMenu trigger={props.trigger} align="start" aria-label={props.label}>
    <MenuOptions {...props} />
  </OpenedMenu>
);
