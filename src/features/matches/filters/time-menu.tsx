import { type ReactNode, use, useMemo, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { useI18n } from '@/i18n/context';
import { hourOf } from '@/lib/day';
import { type DayPart, dayPartOf, dayParts } from './day-parts';
import { OtherwiseFittingContext } from './filter';

interface ChoicesProps {
  chosen: readonly DayPart[];
  onChange: (parts: readonly DayPart[]) => void;
}

/** The parts of the day, each with how many matches begin in it among those that the other filters leave. */
function TimeChoices({ chosen, onChange }: ChoicesProps): ReactNode {
  const { LL } = useI18n();
  const words = LL.matches.filters;
  const otherwiseFitting = use(OtherwiseFittingContext);
  const found = useMemo(
    () => otherwiseFitting('time').map(({ starts_at, timezone }) => dayPartOf(hourOf(starts_at, timezone))),
    [otherwiseFitting],
  );
  return dayParts.map((part) => (
    <DropdownMenuCheckboxItem
      key={part}
      checked={chosen.includes(part)}
      onCheckedChange={(isOn) =>
        onChange(isOn ? [...chosen, part] : chosen.filter((other) => other !== part))
      }
    >
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6">
        <span>
          {words.times[part]()} <span className="text-sm text-muted">{words.hours[part]()}</span>
        </span>
        <span className="text-sm whitespace-nowrap text-muted tabular-nums">
          {LL.matches.found({ count: found.filter((each) => each === part).length })}
        </span>
      </span>
    </DropdownMenuCheckboxItem>
  ));
}

interface TimeMenuProps extends ChoicesProps {
  trigger: ReactNode;
}

/** The choice of the time of day; opened at once, because it is loaded when its chip is pressed. */
export function TimeMenu({ trigger, ...choices }: TimeMenuProps): ReactNode {
  const { LL } = useI18n();
  const [open, setOpen] = useState(true);
  return (
    <DropdownMenu open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="start" aria-label={LL.matches.filters.time()}>
        <TimeChoices {...choices} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
