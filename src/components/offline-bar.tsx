import { mdiWifiOff } from '@mdi/js';
import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { Icon } from './ui/icon';
import { useOnline } from './use-online';

/** Says that there is no connection, as long as there is none; `children` say more of what is shown. */
export function OfflineBar({ children }: { children?: ReactNode }): ReactNode {
  const { LL } = useI18n();
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p data-offline-bar className="bg-waiting text-on-waiting">
          <span className="page flex h-(--offline-height) items-center gap-2 text-sm font-semibold">
            <Icon path={mdiWifiOff} className="size-4" />
            {children ?? LL.common.states.offline()}
          </span>
        </p>
      )}
    </div>
  );
}
