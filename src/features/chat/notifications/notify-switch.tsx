import type { ReactNode } from 'react';
import { DropdownMenuCheckboxItem, DropdownMenuLabel } from '@/components/ui/dropdown-menu';
import { useI18n } from '@/i18n/context';
import { setBrowserNotifications } from './browser-notifications';
import { useBrowserNotifications } from './use-browser-notifications';

/** Whether the browser tells of new messages while the tab is hidden; it asks for its permission when switched on. */
export function NotifySwitch(): ReactNode {
  const { LL } = useI18n();
  const state = useBrowserNotifications();
  const words = LL.chat.bell;
  if (state === 'unsupported') return null;
  if (state === 'blocked') return <DropdownMenuLabel>{words.blocked()}</DropdownMenuLabel>;
  return (
    <DropdownMenuCheckboxItem
      checked={state === 'on'}
      onCheckedChange={(isOn) => void setBrowserNotifications(isOn)}
      className="py-2"
    >
      <span className="grid">
        {words.notify()}
        <span className="text-sm text-muted">{words.notifyHint()}</span>
      </span>
    </DropdownMenuCheckboxItem>
  );
}
