import { mdiAlertCircle, mdiCheckCircle, mdiClose } from '@mdi/js';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { floatWithoutCovering } from './collision-avoidance';
import { dismissToast, getToasts, onNextInteraction, subscribeToToasts, type Toast } from './toasts';
import { focusHeading, useFocusOnUnmount } from './focus';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextWithTimes } from './views/text-with-times';

/** Milliseconds that a message stays at most; it waits while the pointer or the focus is on it. A success goes with the next act. */
const durationMs = ({ kind, action, shortcuts }: Toast): number =>
  action ? 15_000 : shortcuts || kind === 'danger' ? 10_000 : 5000;

interface ToastItemProps {
  toast: Toast;
  findOrigin: () => HTMLElement | null;
  onClose: (isByKey: boolean) => void;
}

function ToastItem({ toast, findOrigin, onClose }: ToastItemProps): ReactNode {
  const i18n = useI18n();
  const { LL } = i18n;
  const [isPaused, setIsPaused] = useState(false);
  // Another message may take its place while the focus is in it.
  const item = useFocusOnUnmount<HTMLLIElement>(findOrigin);
  const { id, action, shortcuts = [], isVisuallyHidden: isOnlyHeard, icon } = toast;
  const isDanger = toast.kind === 'danger';
  const closesOnNextInteraction = !isDanger && !action;
  useEffect(() => {
    const region = closesOnNextInteraction ? item.current?.parentElement : null;
    return region ? onNextInteraction(region, () => dismissToast(id)) : undefined;
  }, [closesOnNextInteraction, id, item]);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), durationMs(toast));
    return () => clearTimeout(timer);
  }, [isPaused, toast]);
  // Once for a language: a failure without a signal would be worded otherwise as soon as there is one.
  const text = useMemo(() => toast.text(i18n), [toast, i18n]);
  if (isOnlyHeard)
    return (
      <li ref={item} className="sr-only">
        {text}
      </li>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only keeps it while somebody reads it
    <li
      ref={item}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      className="pointer-events-auto flex animate-enter flex-wrap items-start gap-x-3 rounded-card raised p-1 pl-4"
    >
      <Icon
        path={isDanger ? mdiAlertCircle : (icon ?? mdiCheckCircle)}
        className={cn(
          'mt-3 size-5',
          isDanger ? 'text-danger' : icon ? 'text-muted' : 'text-accent',
          shortcuts.length > 0 && 'animate-fill',
        )}
      />
      <p className="min-w-0 flex-1 py-2.5 text-base max-[18rem]:order-last max-[18rem]:basis-full max-[18rem]:pt-0 max-[18rem]:pr-3">
        <TextWithTimes text={text} />
      </p>
      {action && (
        <Button
          size="sm"
          className="my-1"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label(i18n)}
        </Button>
      )}
      <div className="ml-auto flex">
        <IconButton
          label={LL.common.actions.close()}
          onClick={({ detail }) => {
            onClose(detail === 0);
            dismissToast(toast.id);
          }}
          className="size-target shrink-0 border border-transparent"
        >
          <Icon path={mdiClose} />
        </IconButton>
      </div>
      {shortcuts.length > 0 && (
        <div className="order-last -mt-1 -ml-2 flex basis-full flex-wrap">
          {shortcuts.map(({ icon: shortcutIcon, label, run }) => (
            <Button
              key={shortcutIcon}
              variant="quiet"
              size="sm"
              onClick={() => {
                dismissToast(id);
                run();
              }}
              className="px-2 text-accent"
            >
              <Icon path={shortcutIcon} className="size-5" />
              {label(i18n)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** Gives the focus of a closed message back to where it came from; by key to the next message first, which a pointer would hold up. */
function moveFocusFrom(list: HTMLUListElement | null, origin: HTMLElement | null, isByKey: boolean): void {
  const item = document.activeElement?.closest('li');
  if (!list || !item || !list.contains(item)) return;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const next = isByKey ? neighbour?.querySelector('button') : null;
  if (next) next.focus();
  else if (origin) origin.focus();
  else focusHeading(document);
}

/** The messages above the bottom bar. Part of the first download: the one that counts most is about being offline. */
export function Toaster(): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const origin = useRef<Element | null>(null);
  const findOrigin = (): HTMLElement | null =>
    origin.current instanceof HTMLElement && origin.current.isConnected ? origin.current : null;
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getToasts);
  return (
    <div
      ref={floatWithoutCovering}
      role="status"
      aria-live="polite"
      // A status is atomic by default: each new message would repeat those before it.
      aria-atomic="false"
      aria-relevant="additions"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+1.5rem+var(--lift,0px))] z-50 mx-auto max-w-md md:bottom-[calc(1.5rem+var(--lift,0px))]"
    >
      {toasts.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes from where the focus comes
        <ul
          ref={list}
          onFocus={({ relatedTarget, currentTarget }) => {
            if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
          }}
          className="grid gap-2"
        >
          {toasts.map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              findOrigin={findOrigin}
              onClose={(isByKey) => moveFocusFrom(list.current, findOrigin(), isByKey)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
