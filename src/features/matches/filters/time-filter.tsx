import type { ReactNode } from 'react';
import { MenuChip } from '@/components/ui/chips';
import { useOnIntent } from '@/components/later-code';
import { hourOf } from '@/lib/day';
import { type DayPart, dayPartOf, dayParts } from './day-parts';
import type { ControlProps, Filter, Wording } from './filter';

type Parts = readonly DayPart[];

const loadMenu = () => import('./time-menu').then((module) => module.TimeMenu);

function caption([first, ...others]: Parts, { i18n: { LL, format, locale } }: Wording): string {
  const word = (part: DayPart): string => LL.matches.filters.times[part]();
  const rest = others.map((part) => word(part).toLocaleLowerCase(locale));
  return format.list(first ? [word(first), ...rest] : rest);
}

function TimeChip({ value, onChange, wording }: ControlProps<Parts>): ReactNode {
  const { loaded: Menu, preload, request, isLoading } = useOnIntent(loadMenu);
  const label = wording.i18n.LL.matches.filters.time();
  const chosen = value && caption(value, wording);
  const chip = (
    <MenuChip
      data-press="filter-time"
      active={value !== null}
      aria-label={chosen ? `${label}: ${chosen}` : label}
      aria-busy={isLoading || undefined}
      onPointerEnter={preload}
      onFocus={preload}
      {...(!Menu && { onClick: request })}
    >
      {chosen ?? label}
    </MenuChip>
  );
  if (!Menu) return chip;
  return (
    <Menu
      trigger={chip}
      chosen={value ?? []}
      onChange={(parts) => onChange(timeFilter.parse(parts.join(',')))}
    />
  );
}

/** The parts of the day in which a match may begin, in its own zone; several may be chosen. */
export const timeFilter: Filter<Parts, 'time'> = {
  params: ['time'],
  parse: (given) => {
    const named = given?.split(',') ?? [];
    const parts = dayParts.filter((part) => named.includes(part));
    return parts.length > 0 ? parts : null;
  },
  write: (parts) => [parts.join(',')],
  fits: ({ starts_at, timezone }, parts) => parts.includes(dayPartOf(hourOf(starts_at, timezone))),
  caption,
  clause: (parts, { i18n: { LL, format } }) =>
    format.either(parts.map((part) => LL.matches.nothing.times[part]())),
  Chip: TimeChip,
  stays: true,
};
