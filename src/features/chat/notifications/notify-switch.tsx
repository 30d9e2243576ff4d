import type { ReactNode } from 'react';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { useI18n } from '@/i18n/context';
import { setBrowserNotifications } from './browser-notifications';
import { useBrowserNotifications } from './use-browser-notifications';

/** Whether the browser tells of new messages while the tab is hidden; it asks for its permission when switched on. */
export function NotifySwitch(): ReactNode {
  const { LL } = useI18n();
  const state = useBrowserNotifications();
  const words = LL.chat.bell;
  if (state === 'unsupported') return null;
  if (state === 'blocked') return <p className="text-sm text-muted">{words.blocked()}</p>;
  return (
    <CheckboxField
      label={
        <span className="grid">
          {words.notify()}
          <span className="text-sm text-muted">{words.notifyHint()}</span>
        </span>
      }
      checked={state === 'on'}
      onChange={({ target }) => void setBrowserNotifications(target.checked)}
    />
  );
}
