import { mdiTune } from '@mdi/js';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button, PlainButton } from '@/components/ui/button';
import { RemoveChip } from '@/components/ui/chips';
import { Icon } from '@/components/ui/icon';
import type { TextContext } from '@/features/matches/filters/filter';
import {
  type FilterKey,
  type Filters,
  filterTable,
  sheetFilterKeys,
} from '@/features/matches/filters/filters';

interface PhoneFiltersProps {
  filters: Filters;
  onChange: (name: FilterKey, value: unknown) => void;
  onClear: () => void;
  textContext: TextContext;
  openerProps: ComponentProps<'button'>;
  children: ReactNode;
}

/** The filters of a phone: the button of the sheet, and below it what is chosen there, always in sight. */
export function PhoneFilters(props: PhoneFiltersProps) {
  const { filters, onChange, onClear, textContext, openerProps, children } = props;
  const texts = textContext.i18n.LL.matches.filters;
  const openerRef = useRef<HTMLButtonElement>(null);
  const activeKeys = sheetFilterKeys.filter((key) => filters[key] !== null);
  const count = activeKeys.length;
  const captions = activeKeys.map((name) => filterTable[name].caption(filters[name], textContext));
  return (
    <>
      <div className="-my-0.5 flex [scrollbar-width:none] gap-1.5 overflow-x-auto px-gutter py-1.5 max-[24rem]:gap-1">
        <PlainButton
          {...openerProps}
          ref={openerRef}
          data-press="filters"
          aria-haspopup="dialog"
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-2.5 text-sm whitespace-nowrap hover:bg-sunken max-[24rem]:gap-1 max-[24rem]:px-2"
        >
          <Icon path={mdiTune} className="size-5" />
          <span aria-hidden={count > 0}>{texts.title()}</span>
          {count > 0 && (
            <>
              <span
                aria-hidden="true"
                className="grid min-w-5 place-items-center rounded-full bg-primary px-1 text-xs text-on-primary tabular-nums"
              >
                {count}
              </span>
              <span className="sr-only">{texts.titleWithCount({ count })}</span>
            </>
          )}
        </PlainButton>
        {children}
      </div>
      {count > 0 && (
        <div className="flex [scrollbar-width:none] gap-1.5 overflow-x-auto px-gutter pt-1 pb-2 *:shrink-0">
          <Button
            variant="quiet"
            size="sm"
            aria-label={texts.clear()}
            className="-ml-2.5 min-h-11 px-2.5 whitespace-nowrap"
            onClick={() => {
              openerRef.current?.focus();
              onClear();
            }}
          >
            {texts.clearShort()}
          </Button>
          {activeKeys.map((name, index) => {
            const caption = captions[index];
            return (
              <RemoveChip
                key={name}
                label={texts.remove({ filter: caption ?? '' })}
                onClick={({ currentTarget }) => {
                  // The pressed chip disappears, so its neighbour takes the focus.
                  const { nextElementSibling, previousElementSibling } = currentTarget;
                  const neighbour =
                    nextElementSibling ?? (count > 1 ? previousElementSibling : openerRef.current);
                  if (neighbour instanceof HTMLElement) neighbour.focus();
                  onChange(name, null);
                }}
              >
                {caption}
              </RemoveChip>
            );
          })}
        </div>
      )}
    </>
  );
}
