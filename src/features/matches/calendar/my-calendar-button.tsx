import { mdiCalendarExportOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { showToast } from '@/components/toasts';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { useLocale } from '@/routing/hooks';
import { publicPathname } from '@/routing/rows';

/** Whether a match belongs into my calendar: I am on its roster. A cancelled one does, to be struck out there too. */
export const isInMyCalendar = ({ my_participation: mine }: Match): boolean =>
  mine !== null && mine.status !== 'waitlisted';

/** One calendar file with all my matches; nothing while there are none. */
export function MyCalendarButton({ matches }: { matches: readonly Match[] }): ReactNode {
  const { LL } = useI18n();
  const locale = useLocale();
  const mine = matches.filter(isInMyCalendar);
  if (mine.length === 0) return null;
  const save = (): void => {
    import('./download').then(
      ({ downloadIcs }) =>
        downloadIcs({
          matches: mine,
          href: (id) => publicPathname('detail', locale, { id }),
          name: 'hrajem',
        }),
      () => showToast('danger', LL.matches.calendar.failed()),
    );
  };
  return (
    <Button size="sm" variant="quiet" onClick={save} className="-my-0.5 -mr-2 text-accent">
      <Icon path={mdiCalendarExportOutline} />
      <span className="max-sm:sr-only">{LL.matches.calendar.action()}</span>
    </Button>
  );
}
