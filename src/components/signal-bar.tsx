import { mdiWifiOff } from '@mdi/js';
import { type ReactNode, useLayoutEffect } from 'react';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { Icon } from '@/components/ui/icon';
import { signalTextId, useOnline } from './use-online';

interface SignalBarProps {
  /** A further text: how old the data are while there is no connection, or that it is slow. */
  children?: ReactNode;
  icon?: string;
}

/** Says that there is no connection; with one, only what `children` say. It takes room that the header keeps, so that nothing moves. */
export function SignalBar({ children, icon = mdiWifiOff }: SignalBarProps): ReactNode {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const text = children || (!isOnline && LL.common.states.offline());
  const isShown = Boolean(text);
  // What gives way to it anywhere on the page looks here: a :has() would go through a list of a thousand at each change.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-signal', isShown);
    return () => document.documentElement.removeAttribute('data-signal');
  }, [isShown]);
  return (
    <div
      role="status"
      data-signal-room
      className="max-md:min-w-0 max-md:not-empty:flex-[1000] md:absolute md:inset-x-0 md:top-full"
    >
      {text && (
        <p
          data-signal-bar
          className="bg-waiting font-semibold text-on-waiting max-md:m-1 max-md:w-fit max-md:rounded-control max-md:px-2 max-md:py-1 max-md:text-xs max-md:leading-tight md:text-sm"
        >
          <span className="flex items-center gap-2 max-[22.4rem]:gap-1 md:page md:h-(--signal-height)">
            {/* With large text beside a guest's four controls there is room for the icon alone. */}
            <Icon
              path={isOnline ? icon : mdiWifiOff}
              className={cn('size-4 shrink-0', children && 'max-[18rem]:hidden')}
            />
            <span id={signalTextId} className={cn(!children && 'max-[18rem]:sr-only')}>
              {text}
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
