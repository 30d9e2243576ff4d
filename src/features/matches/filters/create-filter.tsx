import { MenuChip, SelectChip, ToggleChip } from '@/components/ui/chips';
import type { I18n } from '@/i18n/translate';
import type { Filter } from './filter';
import type { ReactNode } from 'react';
import { useLazyMenu } from '@/components/lazy';
import type { CountMenuProps } from './count-menu';
import type { Match } from '@/generated/schemas/match.zod';

interface ToggleFilter<Param extends string> extends Pick<Filter<true>, 'fits' | 'clause'> {
  param: Param;
  caption: (i18n: I18n) => string;
}

/** Creates a filter that is on or off, with the value `1` in the query. */
export const createToggleFilter = <Param extends string>({
  param,
  caption,
  ...rest
}: ToggleFilter<Param>): Filter<true, Param> => ({
  ...rest,
  params: [param],
  parse: (given) => given === '1' || null,
  serialize: () => ['1'],
  keepsPosition: true,
  Chip: ({ value, onChange, textContext }) => (
    <ToggleChip
      data-press={`filter-${param}`}
      pressed={value !== null}
      onPressedChange={(isOn) => onChange(isOn || null)}
    >
      {caption(textContext.i18n)}
    </ToggleChip>
  ),
});

const loadMenu = () => import('./count-menu').then((module) => module.CountMenu);

/** The chip of a filter that opens the menu with counts; the code of the menu is loaded on the press. */
function CountChip<Option extends string>({
  caption,
  ...menu
}: Omit<CountMenuProps<Option>, 'trigger'> & { caption: string | null }): ReactNode {
  const { Menu, trigger, isLoading } = useLazyMenu(loadMenu);
  const { label, filter } = menu;
  const chip = (
    <MenuChip
      data-press={`filter-${filter}`}
      active={caption !== null}
      aria-label={caption ? `${label}: ${caption}` : label}
      aria-busy={isLoading || undefined}
      {...trigger}
    >
      {caption ?? label}
    </MenuChip>
  );
  return Menu ? <Menu trigger={chip} {...menu} /> : chip;
}

type OptionText<Option> = (i18n: I18n, option: Option) => string;

/** A filter by one option, in a native select with `any` as the label of none; or by several, in a menu with a note and a count for each. */
type OptionsFilter<Option extends string, Param extends string> = {
  param: Param;
  options: readonly Option[];
  getOptions: (match: Match) => readonly Option[];
  label: (i18n: I18n) => string;
  optionLabel: OptionText<Option>;
  optionClause: OptionText<Option>;
} & ({ any: (i18n: I18n) => string; optionNote?: never } | { any?: never; optionNote: OptionText<Option> });

/** Creates a filter by fixed options; its value holds the chosen options in their fixed order. */
export function createOptionsFilter<Option extends string, Param extends string>({
  param,
  options,
  getOptions,
  label,
  optionLabel,
  optionClause,
  any,
  optionNote,
}: OptionsFilter<Option, Param>): Filter<readonly Option[], Param> {
  const pickOptions = (given: readonly string[]): readonly Option[] | null => {
    const chosen = options.filter((option) => given.includes(option));
    return chosen.length > 0 ? chosen : null;
  };
  return {
    params: [param],
    parse: (given = '') => pickOptions(optionNote ? given.split(',') : [given]),
    serialize: (chosen) => [chosen.join(',')],
    fits: (match, chosen) => getOptions(match).some((option) => chosen.includes(option)),
    clause: (chosen, { i18n }) => i18n.format.either(chosen.map((option) => optionClause(i18n, option))),
    Chip: ({ name, value, onChange, textContext: { i18n } }) => {
      const names = value?.map((option, index) => {
        const text = optionLabel(i18n, option);
        return index === 0 ? text : text.toLocaleLowerCase(i18n.locale);
      });
      const chosen = names ? i18n.format.list(names) : null;
      const choices = options.map((option) => ({ option, text: optionLabel(i18n, option) }));
      if (optionNote)
        return (
          <CountChip
            caption={chosen}
            label={label(i18n)}
            filter={name}
            choices={choices.map((choice) => ({ ...choice, note: optionNote(i18n, choice.option) }))}
            getOptions={getOptions}
            chosen={value ?? []}
            onChange={(changed) => onChange(pickOptions(changed))}
          />
        );
      return (
        <SelectChip
          label={label(i18n)}
          caption={chosen ?? any(i18n)}
          active={value !== null}
          value={value?.[0] ?? ''}
          onChange={({ target }) => onChange(pickOptions([target.value]))}
        >
          <option value="">{any(i18n)}</option>
          {choices.map(({ option, text }) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </SelectChip>
      );
    },
    // On a phone a chip with a value moves to the front, which would close its open menu.
    keepsPosition: optionNote !== undefined,
  };
}
