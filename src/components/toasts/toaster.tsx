import { mdiAlertCircle, mdiCheckCircle, mdiClose } from '@mdi/js';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { focusHeading, useFocusOnUnmount } from '@/components/focus/focus';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextWithTimes } from '@/components/views/text-with-times';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { floatWithoutCovering } from './collision-avoidance';
import { dismissToast, onNextInteraction, type Toast, toasts } from './toasts';

/** Milliseconds until a toast closes; hover and focus pause it. */
const getDurationMs = ({ kind, action, shortcuts, stayMs }: Toast): number =>
  stayMs ?? (action ? 15_000 : shortcuts || kind === 'danger' ? 10_000 : 5000);

interface ToastItemProps {
  toast: Toast;
  findPreviousFocus: () => HTMLElement | null;
  onClose: (isKeyPress: boolean) => void;
}

function ToastItem({ toast, findPreviousFocus, onClose }: ToastItemProps) {
  const i18n = useI18n();
  const { LL } = i18n;
  const [isPaused, setIsPaused] = useState(false);
  // Another toast may replace this toast while the focus is in this toast.
  const itemRef = useFocusOnUnmount<HTMLLIElement>(findPreviousFocus);
  const { id, action, shortcuts = [], isVisuallyHidden, icon } = toast;
  const buttons = action ? [action] : shortcuts;
  const isDanger = toast.kind === 'danger';
  const closesOnNextInteraction = !isDanger && !action;
  useEffect(() => {
    const region = closesOnNextInteraction ? itemRef.current?.parentElement : null;
    return region ? onNextInteraction(region, () => dismissToast(id)) : undefined;
  }, [closesOnNextInteraction, id, itemRef]);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), getDurationMs(toast));
    return () => clearTimeout(timer);
  }, [isPaused, toast]);
  // Memoised, so that the text of an offline failure does not change once the device is online.
  const text = useMemo(() => toast.text(i18n), [toast, i18n]);
  if (isVisuallyHidden)
    return (
      <li ref={itemRef} className="sr-only">
        {text}
      </li>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover and focus only pause the timer
    <li
      ref={itemRef}
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
      {buttons.length > 0 && (
        <div className="order-last -mt-1 -ml-2 flex basis-full flex-wrap">
          {buttons.map(({ icon: buttonIcon, label, run }) => (
            <Button
              key={label(i18n)}
              variant={buttonIcon ? 'quiet' : 'secondary'}
              size="sm"
              onClick={() => {
                dismissToast(id);
                run();
              }}
              className={buttonIcon ? 'px-2 text-accent' : 'mb-2 ml-2'}
            >
              {buttonIcon && <Icon path={buttonIcon} className="mr-2 inline size-5" />}
              {label(i18n)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** Moves the focus out of a closed toast: to another toast if a key closed it, else back to the element that had the focus before. After a click the focus would pause the other toast. */
function moveFocus(list: HTMLElement | null, previousFocus: HTMLElement | null, isKeyPress: boolean): void {
  const item = document.activeElement?.closest('li');
  if (!list || !item || !list.contains(item)) return;
  const neighbourItem = item.nextElementSibling ?? item.previousElementSibling;
  const nextButton = isKeyPress ? neighbourItem?.querySelector('button') : null;
  if (nextButton) nextButton.focus();
  else if (previousFocus) previousFocus.focus();
  else focusHeading(document);
}

/** Renders the toasts above the bottom bar. It is no lazy component, as offline its code could not be loaded. */
export function Toaster() {
  const listRef = useRef<HTMLUListElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const findPreviousFocus = (): HTMLElement | null =>
    previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected
      ? previousFocus.current
      : null;
  const shownToasts = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.getInitial);
  return (
    <div
      ref={floatWithoutCovering}
      role="status"
      aria-live="polite"
      // A status is atomic by default: each new toast would repeat the other toasts.
      aria-atomic="false"
      aria-relevant="additions"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+0.75rem+var(--lift,0px))] z-50 mx-auto max-w-md md:bottom-[calc(1.5rem+var(--lift,0px))] xl:right-auto xl:left-1/2 xl:w-70 xl:translate-x-[calc(34.5rem-100%)]"
    >
      {shownToasts.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only stores where the focus came from
        <ul
          ref={listRef}
          onFocus={({ relatedTarget, currentTarget }) => {
            if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
          }}
          className="grid gap-2"
        >
          {shownToasts.map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              findPreviousFocus={findPreviousFocus}
              onClose={(isKeyPress) => moveFocus(listRef.current, findPreviousFocus(), isKeyPress)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
