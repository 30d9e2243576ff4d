import { mdiCalendarPlusOutline } from '@mdi/js';
import { type ReactNode, useCallback } from 'react';
import { showToast } from '@/components/toasts';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useOnIntent } from '@/components/use-on-intent';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

const loadMenu = () => import('./calendar-menu').then((module) => module.CalendarMenu);

/** Adds the match to a calendar; not offered while one only waits (product decisions, section 3). */
export function CalendarButton({ match }: { match: Match }): ReactNode {
  const { LL } = useI18n();
  const sayOffline = useCallback(() => showToast('danger', LL.problems.offline()), [LL]);
  const { loaded: Menu, preload, request } = useOnIntent(loadMenu, sayOffline);
  if (match.my_participation?.status === 'waitlisted') return null;
  const button = (
    <Button
      aria-haspopup="menu"
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
