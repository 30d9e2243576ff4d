import { mdiCalendarPlusOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useOnIntent } from '@/components/use-on-intent';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

const loadMenu = () => import('./calendar-menu').then((module) => module.CalendarMenu);

/** Adds the match to a calendar; not offered while one only waits (product decisions, section 3). */
export function CalendarButton({ match }: { match: Match }): ReactNode {
  const { LL } = useI18n();
  const { loaded: Menu, preload, request, isLoading } = useOnIntent(loadMenu);
  if (match.my_participation?.status === 'waitlisted') return null;
  const button = (
    <Button
      aria-haspopup="menu"
      busy={isLoading}
      onPointerEnter={preload}
      onFocus={preload}
      {...(!Menu && { onClick: request })}
    >
      <Icon path={mdiCalendarPlusOutline} />
      {LL.detail.calendar.label()}
    </Button>
  );
  return Menu ? <Menu trigger={button} match={match} /> : button;
}
