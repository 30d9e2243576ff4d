import { mdiWifiOff } from '@mdi/js';
import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/context';
import { Icon } from './ui/icon';
import { useOnline } from './use-online';

interface SignalBarProps {
  /** What else is said: of what is shown while there is no connection, or of a slow one. */
  children?: ReactNode;
  /** Of what is said while there is a connection. */
  icon?: string;
}

/** Says that there is no connection, as long as there is none; with one, only what `children` say. */
export function SignalBar({ children, icon = mdiWifiOff }: SignalBarProps): ReactNode {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const text = children || (!isOnline && LL.common.states.offline());
  return (
    <div role="status">
      {text && (
        <p data-signal-bar className="bg-waiting text-on-waiting">
          <span className="page flex h-(--signal-height) items-center gap-2 text-sm font-semibold max-[18rem]:text-xs max-[18rem]:leading-none">
            <Icon path={isOnline ? icon : mdiWifiOff} className="size-4" />
            {text}
          </span>
        </p>
      )}
    </div>
  );
}
