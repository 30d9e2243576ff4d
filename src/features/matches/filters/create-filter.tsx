import { MenuChip, SelectChip, ToggleChip } from '@/components/ui/chips';
import type { I18n } from '@/i18n/translate';
import type { Filter, TextContext } from './filter';
import type { ReactNode } from 'react';
import { useLazyMenu } from '@/components/lazy';
import type { CountMenuProps } from './count-menu';
import type { Match } from '@/generated/schemas/match.zod';

interface ToggleFilter<Param extends string> extends Pick<Filter<true>, 'fits' | 'clause'> {
  param: Param;
  caption: (i18n: I18n) => string;
}

/** A filter that is on or off; `1` in the query. */
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

interface CountChipProps<Option extends string> extends Omit<CountMenuProps<Option>, 'trigger'> {
  param: string;
  caption: string | null;
}

const loadMenu = () => import('./count-menu').then((module) => module.CountMenu);

/** The chip of a filter whose options are counted in a menu, of which the code comes with the press. */
export function CountChip<Option extends string>({
  param,
  caption,
  ...menu
}: CountChipProps<Option>): ReactNode {
  const { Menu, trigger, isLoading } = useLazyMenu(loadMenu);
  const { label } = menu;
  const chip = (
    <MenuChip
      data-press={`filter-${param}`}
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

interface Options<Option extends string, Param extends string> {
  param: Param;
  options: readonly Option[];
  getOptions: (match: Match) => readonly Option[];
  label: (i18n: I18n) => string;
  optionLabel: OptionText<Option>;
  optionClause: OptionText<Option>;
}

/** One option at a time, in a native select with words for none, or several, in a menu that explains and counts each. */
type OptionsFilter<Option extends string, Param extends string> = Options<Option, Param> &
  ({ any: (i18n: I18n) => string; noteOf?: never } | { any?: never; noteOf: OptionText<Option> });

/** A filter by fixed options. Its value is what is chosen, in the order of the options: a single one unless it takes several. */
export function createOptionsFilter<Option extends string, Param extends string>(
  filter: OptionsFilter<Option, Param>,
): Filter<readonly Option[], Param> {
  const {
    param,
    options,
    getOptions: optionsOf,
    label,
    optionLabel: wordOf,
    optionClause: clauseOf,
  } = filter;
  const { any, noteOf } = filter;
  const among = (given: readonly string[]): readonly Option[] | null => {
    const chosen = options.filter((option) => given.includes(option));
    return chosen.length > 0 ? chosen : null;
  };
  const caption = (chosen: readonly Option[], { i18n }: TextContext): string =>
    i18n.format.list(
      chosen.map((option, index) => {
        const word = wordOf(i18n, option);
        return index === 0 ? word : word.toLocaleLowerCase(i18n.locale);
      }),
    );
  return {
    params: [param],
    parse: (given = '') => among(noteOf ? given.split(',') : [given]),
    serialize: (chosen) => [chosen.join(',')],
    fits: (match, chosen) => optionsOf(match).some((option) => chosen.includes(option)),
    clause: (chosen, { i18n }) => i18n.format.either(chosen.map((option) => clauseOf(i18n, option))),
    Chip: ({ name, value, onChange, wording }) => {
      const { i18n } = wording;
      const chosen = value && caption(value, wording);
      const choices = options.map((option) => ({ option, word: wordOf(i18n, option) }));
      if (noteOf)
        return (
          <CountChip
            param={param}
            caption={chosen}
            label={label(i18n)}
            filter={name}
            choices={choices.map((choice) => ({ ...choice, note: noteOf(i18n, choice.option) }))}
            getOptions={optionsOf}
            chosen={value ?? []}
            onChange={(changed) => onChange(among(changed))}
          />
        );
      return (
        <SelectChip
          label={label(i18n)}
          caption={chosen ?? any(i18n)}
          active={value !== null}
          value={value?.[0] ?? ''}
          onChange={({ target }) => onChange(among([target.value]))}
        >
          <option value="">{any(i18n)}</option>
          {choices.map(({ option, word }) => (
            <option key={option} value={option}>
              {word}
            </option>
          ))}
        </SelectChip>
      );
    },
    // On a phone what is chosen moves to the front of the row, which an open menu must not.
    keepsPosition: noteOf !== undefined,
  };
}
