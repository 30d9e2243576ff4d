import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ToggleChip } from '@/components/ui/chips';
import { BottomSheet } from '@/components/ui/overlays/bottom-sheet';
import type { TextContext } from '@/features/matches/filters/filter';
import {
  type FilterKey,
  type Filters,
  filterTable,
  findActiveKeys,
  sheetFilterKeys,
} from '@/features/matches/filters/filters';

interface FilterChoicesProps {
  name: FilterKey;
  value: unknown;
  textContext: TextContext;
  onChange: (name: FilterKey, value: unknown) => void;
}

/** The choices of one filter, below its heading, and its fields once they are asked for. */
function FilterChoices({ name, value, textContext, onChange }: FilterChoicesProps) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { label, listChoices, Fields } = filterTable[name];
  const chips = listChoices?.(value, textContext).map(({ text, note, isChosen, nextValue, hasFields }) => {
    const isPressed = hasFields ? isOpen || isChosen : isChosen && !isOpen;
    return (
      <ToggleChip
        key={text}
        pressed={isPressed}
        onPressedChange={() => {
          setIsOpen(Boolean(hasFields) && !isPressed);
          onChange(name, nextValue);
        }}
      >
        {text}
        {note && <span className="font-normal">{note}</span>}
      </ToggleChip>
    );
  });
  if (!label) return chips;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2">
      <h3 id={headingId} className="text-sm font-semibold text-muted">
        {label(textContext.i18n)}
      </h3>
      <div className="flex flex-wrap gap-2">{chips}</div>
      {Fields && (
        <Fields
          name={name}
          value={value}
          textContext={textContext}
          isOpen={isOpen}
          onChange={(changedValue) => onChange(name, changedValue)}
          onOpenChange={setIsOpen}
        />
      )}
    </section>
  );
}

interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filters: Filters;
  onChange: FilterChoicesProps['onChange'];
  onClear: () => void;
  textContext: TextContext;
  /** The number of matches that fit; undefined until it is known. */
  foundCount: number | undefined;
}

/** The filters of a phone, which apply at once; the button below them says how many matches they leave. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onOpenChange, filters, onChange, onClear, textContext, foundCount } = props;
  const { LL } = textContext.i18n;
  const texts = LL.matches.filters;
  const renderChoices = (keys: readonly FilterKey[]): ReactNode =>
    keys.map((name) => (
      <FilterChoices
        key={name}
        name={name}
        value={filters[name]}
        textContext={textContext}
        onChange={onChange}
      />
    ));
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title()}
      closeLabel={LL.common.actions.close()}
      footer={
        <>
          <p role="status" aria-live="polite" className="sr-only">
            {foundCount !== undefined && LL.matches.found({ count: foundCount })}
          </p>
          <Button
            variant="quiet"
            aria-label={texts.clear()}
            disabled={findActiveKeys(filters).length === 0}
            onClick={onClear}
          >
            {texts.clearShort()}
          </Button>
          <Button
            variant={foundCount === 0 ? 'secondary' : 'primary'}
            className="min-w-0 grow"
            onClick={() => onOpenChange(false)}
          >
            {foundCount === undefined
              ? texts.showAll()
              : foundCount === 0
                ? texts.none()
                : texts.show({ count: foundCount })}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        {renderChoices(sheetFilterKeys.filter((key) => !filterTable[key].label))}
      </div>
      {renderChoices(sheetFilterKeys.filter((key) => filterTable[key].label))}
    </BottomSheet>
  );
}
