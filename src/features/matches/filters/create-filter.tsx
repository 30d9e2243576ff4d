import { useLazyMenu } from '@/components/loading/lazy';
import { MenuChip, SelectChip, ToggleChip } from '@/components/ui/chips';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import type { CountMenuProps } from './count-menu';
import type { Filter, TextContext } from './filter';

type LocalisedText = (i18n: I18n) => string;

interface ToggleFilterSettings<Param extends string> extends Pick<Filter<true>, 'fits' | 'clause'> {
  param: Param;
  caption: LocalisedText;
}

export const createToggleFilter = <Param extends string>({
  param,
  caption,
  ...rest
}: ToggleFilterSettings<Param>): Filter<true, Param> => ({
  ...rest,
  params: [param],
  parse: (text) => text === '1' || null,
  serialize: () => ['1'],
  caption: (_, { i18n }) => caption(i18n),
  listChoices: (value, { i18n }) => [
    { text: caption(i18n), isChosen: value !== null, nextValue: value ? null : true },
  ],
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

/** The chip that opens a filter's menu, where each option shows its number of matches; the first press loads the menu's code. */
function CountMenuChip<Option extends string>({
  caption,
  ...menuProps
}: Omit<CountMenuProps<Option>, 'trigger'> & { caption: string | null }) {
  const { Menu, triggerProps, isLoading } = useLazyMenu(loadMenu);
  const { label, filterName } = menuProps;
  const chip = (
    <MenuChip
      data-press={`filter-${filterName}`}
      isActive={caption !== null}
      aria-label={caption ? `${label}: ${caption}` : label}
      aria-busy={isLoading || undefined}
      {...triggerProps}
    >
      {caption ?? label}
    </MenuChip>
  );
  return Menu ? <Menu trigger={chip} {...menuProps} /> : chip;
}

type OptionText<Option> = (i18n: I18n, option: Option) => string;

/** With `anyLabel`, the text for no choice, the filter is a native select of at most one option. With `optionNote`, it is a menu of any number of options, each with its note and its number of matches. `optionClause` writes an option as a part of a sentence. */
type OptionsFilterSettings<Option extends string, Param extends string> = {
  param: Param;
  options: readonly Option[];
  getOptions: (match: Match) => readonly Option[];
  label: LocalisedText;
  optionLabel: OptionText<Option>;
  optionClause: OptionText<Option>;
} & ({ anyLabel: LocalisedText; optionNote?: never } | { anyLabel?: never; optionNote: OptionText<Option> });

/** Creates a filter whose value holds the chosen options, in the order of `options`. */
export function createOptionsFilter<Option extends string, Param extends string>(
  settings: OptionsFilterSettings<Option, Param>,
): Filter<readonly Option[], Param> {
  const { param, options, getOptions, label, optionLabel, optionClause, anyLabel, optionNote } = settings;
  const pickOptions = (texts: readonly string[]): readonly Option[] | null => {
    const value = options.filter((option) => texts.includes(option));
    return value.length > 0 ? value : null;
  };
  const getCaption = (value: readonly Option[], { i18n }: TextContext): string =>
    i18n.format.list(
      value.map((option, index) => {
        const text = optionLabel(i18n, option);
        return index === 0 ? text : text.toLocaleLowerCase(i18n.locale);
      }),
    );
  return {
    params: [param],
    parse: (text = '') => pickOptions(optionNote ? text.split(',') : [text]),
    serialize: (value) => [value.join(',')],
    fits: (match, value) => getOptions(match).some((option) => value.includes(option)),
    clause: (value, { i18n }) => i18n.format.either(value.map((option) => optionClause(i18n, option))),
    caption: getCaption,
    label,
    listChoices: (value, { i18n }) =>
      options.map((option) => {
        const isChosen = value?.includes(option) ?? false;
        const otherOptions = optionNote && value ? value.filter((chosen) => chosen !== option) : [];
        return {
          text: optionLabel(i18n, option),
          ...(optionNote && { note: optionNote(i18n, option) }),
          isChosen,
          nextValue: pickOptions(isChosen ? otherOptions : [...otherOptions, option]),
        };
      }),
    Chip: ({ name, value, onChange, textContext }) => {
      const { i18n } = textContext;
      const chosenText = value && getCaption(value, textContext);
      const choices = options.map((option) => ({ option, text: optionLabel(i18n, option) }));
      if (optionNote)
        return (
          <CountMenuChip
            caption={chosenText}
            label={label(i18n)}
            filterName={name}
            choices={choices.map((choice) => ({ ...choice, note: optionNote(i18n, choice.option) }))}
            getOptions={getOptions}
            value={value ?? []}
            onChange={(changedOptions) => onChange(pickOptions(changedOptions))}
          />
        );
      return (
        <SelectChip
          label={label(i18n)}
          widthText={chosenText ?? anyLabel(i18n)}
          isActive={value !== null}
          value={value?.[0] ?? ''}
          onChange={({ target }) => onChange(pickOptions([target.value]))}
        >
          <option value="">{anyLabel(i18n)}</option>
          {choices.map(({ option, text }) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </SelectChip>
      );
    },
  };
}
