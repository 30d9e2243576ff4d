import { mdiCalendarExportOutline, mdiGoogle, mdiMicrosoftOutlook } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import { showToast } from '@/components/toasts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Icon } from '@/components/ui/icon';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { useLocale } from '@/routing/hooks';
import { publicPathname } from '@/routing/rows';
import { googleCalendarHref, outlookHref } from './links';

interface CalendarMenuProps {
  trigger: ReactNode;
  match: Match;
}

/** The ways into a calendar; opened at once, because it is loaded when its button is pressed. */
export function CalendarMenu({ trigger, match }: CalendarMenuProps): ReactNode {
  const { LL } = useI18n();
  const locale = useLocale();
  const [open, setOpen] = useState(true);
  const words = LL.detail.calendar;
  const address = (id: number): string => publicPathname('detail', locale, { id });
  const url = new URL(address(match.id), window.location.origin).href;
  const saveFile = (): void => {
    import('./download').then(
      ({ downloadIcs }) =>
        downloadIcs({ matches: [match], href: address, name: `hrajem-${String(match.id)}` }),
      () => showToast('danger', words.failed()),
    );
  };
  return (
    <DropdownMenu open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="start" aria-label={words.label()}>
        <DropdownMenuItem onSelect={saveFile}>
          <Icon path={mdiCalendarExportOutline} />
          {words.file()}
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={googleCalendarHref(match, url)} target="_blank" rel="noopener noreferrer">
            <Icon path={mdiGoogle} />
            {words.google()}
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={outlookHref(match, url)} target="_blank" rel="noopener noreferrer">
            <Icon path={mdiMicrosoftOutlook} />
            {words.outlook()}
          </a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
