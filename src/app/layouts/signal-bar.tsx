import { mdiWifiOff } from '@mdi/js';
import { type ReactNode, useLayoutEffect } from 'react';
import { offlineTextId, useOnline } from '@/components/hooks/use-online';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';

interface SignalBarProps {
  /** The text that replaces the offline text, for example the age of the data. */
  children?: ReactNode;
  icon?: string;
}

/** A bar that says that the device is offline, or shows `children`. The header reserves space for the bar, so that nothing moves. */
export function SignalBar({ children, icon = mdiWifiOff }: SignalBarProps) {
  const { LL } = useI18n();
  const isOnline = useOnline();
  const text = children || (!isOnline && LL.common.states.offline());
  const isShown = Boolean(text);
  // The style sheet reads this attribute: `:has()` would search a list of a thousand rows at each change.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-signal', isShown);
    return () => document.documentElement.removeAttribute('data-signal');
  }, [isShown]);
  return (
    <div
      role="status"
      aria-live="polite"
      data-signal-room
      className="max-[22.49rem]:min-w-0 max-[22.49rem]:not-empty:flex-[1000] md:absolute md:inset-x-0 md:top-full phone:pointer-events-none phone:absolute phone:right-14 phone:bottom-1"
    >
      {text && (
        <p
          data-signal-bar
          className="bg-waiting font-semibold text-on-waiting max-md:w-fit max-md:max-w-full max-md:rounded-control max-md:px-1.5 max-md:text-xs max-[22.49rem]:m-1 max-[22.49rem]:py-1 max-[22.49rem]:leading-tight md:text-sm"
        >
          <span className="flex items-center gap-2 max-md:gap-1 md:page md:h-(--signal-height)">
            {/* With large text, a guest's header has space for the icon only. */}
            <Icon
              path={isOnline ? icon : mdiWifiOff}
              className={cn('size-4 shrink-0', children && 'max-[18rem]:hidden phone:hidden')}
            />
            <span
              id={offlineTextId}
              className={cn('phone:truncate phone:tracking-tight', !children && 'max-[18rem]:sr-only')}
            >
              {text}
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
