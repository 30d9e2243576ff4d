import { mdiWifiOff } from '@mdi/js';
import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { Icon } from './ui/icon';
import { useOnline } from './use-online';
import { useWhenLoaded } from './use-when-loaded';

interface OfflineBarProps {
  /** When the oldest that is on the screen was loaded, in milliseconds since 1970; null when that is nothing. */
  asOf?: number | null;
}

function AsOf({ loadedAt }: { loadedAt: number }): ReactNode {
  const { LL } = useI18n();
  return LL.common.states.offlineAsOf({ when: useWhenLoaded(loadedAt) });
}

/** Says that there is no connection, as long as there is none, and from when is what is shown. */
export function OfflineBar({ asOf = null }: OfflineBarProps): ReactNode {
  const { LL } = useI18n();
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p data-offline-bar className="bg-waiting text-on-waiting">
          <span className="page flex h-8 items-center gap-2 text-sm font-semibold">
            <Icon path={mdiWifiOff} className="size-4" />
            {asOf === null ? LL.common.states.offline() : <AsOf loadedAt={asOf} />}
          </span>
        </p>
      )}
    </div>
  );
}
