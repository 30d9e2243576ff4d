import { mdiCalendarPlusOutline } from '@mdi/js';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';

/** Whether a match is offered for a calendar: not while one is on the waiting list, for an entry would say that one plays. */
export const isForCalendar = ({ my_participation: mine }: Match): boolean => mine?.status !== 'waitlisted';

interface CalendarButtonViewProps extends ComponentProps<typeof Button> {
  i18n: I18n;
  isSmall?: boolean | undefined;
}

export function CalendarButtonView({
  i18n: { LL },
  isSmall = false,
  ...behaviour
}: CalendarButtonViewProps): ReactNode {
  return (
    <Button
      aria-haspopup="menu"
      data-press="calendar"
      {...(isSmall && ({ size: 'icon', variant: 'quiet' } as const))}
      {...behaviour}
    >
      <Icon path={mdiCalendarPlusOutline} />
      <span className={isSmall ? 'sr-only' : undefined}>{LL.detail.calendar.label()}</span>
    </Button>
  );
}
