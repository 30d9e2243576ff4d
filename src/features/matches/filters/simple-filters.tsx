import type { ReactNode } from 'react';
import { useMenuOnIntent } from '@/components/later-code';
import { MenuChip, SelectChip, ToggleChip } from '@/components/ui/chips';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import type { ControlProps, Filter, Wording } from './filter';

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

interface SeveralFilter<Option extends string, Param extends string> {
  param: Param;
  options: readonly Option[];
  optionOf: (match: Match) => Option;
  label: (words: I18n['LL']) => string;
  wordOf: (words: I18n['LL'], option: Option) => string;
  /** What the word means, beside it in the menu. */
  noteOf: (words: I18n['LL'], option: Option) => string;
  /** Its part of the sentence that nothing was found. */
  clauseOf: (words: I18n['LL'], option: Option) => string;
}

const loadMenu = () => import('./counting-menu').then((module) => module.CountingMenu);

/** A filter of which several values may be chosen, in a menu that counts what each would leave. */
export function severalFilter<Option extends string, Param extends string>({
  param,
  options,
  optionOf,
  label,
  wordOf,
  noteOf,
  clauseOf,
}: SeveralFilter<Option, Param>): Filter<readonly Option[], Param> {
  const among = (given: readonly string[]): readonly Option[] | null => {
    const chosen = options.filter((option) => given.includes(option));
    return chosen.length > 0 ? chosen : null;
  };
  const caption = (chosen: readonly Option[], { i18n: { LL, format, locale } }: Wording): string =>
    format.list(
      chosen.map((option, index) => {
        const word = wordOf(LL, option);
        return index === 0 ? word : word.toLocaleLowerCase(locale);
      }),
    );
  function Chip({ name, value, onChange, wording }: ControlProps<readonly Option[]>): ReactNode {
    const { LL } = wording.i18n;
    const { Menu, trigger, isLoading } = useMenuOnIntent(loadMenu);
    const chosen = value && caption(value, wording);
    const chip = (
      <MenuChip
        data-press={`filter-${param}`}
        active={value !== null}
        aria-label={chosen ? `${label(LL)}: ${chosen}` : label(LL)}
        aria-busy={isLoading || undefined}
        {...trigger}
      >
        {chosen ?? label(LL)}
      </MenuChip>
    );
    if (!Menu) return chip;
    return (
      <Menu
        trigger={chip}
        label={label(LL)}
        filter={name}
        choices={options.map((option) => ({ option, word: wordOf(LL, option), note: noteOf(LL, option) }))}
        optionOf={optionOf}
        chosen={value ?? []}
        onChange={(changed) => onChange(among(changed))}
      />
    );
  }
  return {
    params: [param],
    parse: (given) => among(given?.split(',') ?? []),
    write: (chosen) => [chosen.join(',')],
    fits: (match, chosen) => chosen.includes(optionOf(match)),
    caption,
    clause: (chosen, { i18n: { LL, format } }) => format.either(chosen.map((option) => clauseOf(LL, option))),
    Chip,
    stays: true,
  };
}
