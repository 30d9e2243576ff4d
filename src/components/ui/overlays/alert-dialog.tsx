import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { focusNear } from './focus-near';
import { useCloseRequest } from './use-close-request';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** The texts of the two buttons; `cancel` gets the focus. */
  labels: { cancel: string; confirm: string };
  /** `danger` (red) for a destructive action; with `secondary` the cancel button is the primary one. */
  confirmVariant?: 'danger' | 'secondary';
  /** More controls, shown above the two buttons. */
  actions?: ReactNode;
  onConfirm: () => void;
}

/** Stops the page from scrolling; padding takes the place of the scrollbar, so that the page's content does not move. */
function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const { style, clientWidth } = document.documentElement;
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      style.paddingRight = '';
      style.overflow = '';
    };
  }, [isLocked]);
}

/** Asks before an action that cannot be undone easily. After closing, the focus returns to the element that had it before, or near that element. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  children,
  labels,
  confirmVariant = 'danger',
  actions,
  onConfirm,
}: AlertDialogProps): ReactNode {
  // Radix returns the focus only to its own trigger: https://github.com/radix-ui/primitives/issues/1629.
  const openerRef = useRef<Element | null>(null);
  useScrollLock(open);
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Radix's own overlay locks scrolling with a <style> element, which the content security policy refuses. */}
        <div className="pointer-events-auto fixed inset-0 z-40 touch-none bg-scrim" />
        <Radix.Content
          // Chromium tells screen readers an alertdialog as an alert, too, so that they read it several times.
          role="dialog"
          onOpenAutoFocus={() => {
            openerRef.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (openerRef.current instanceof HTMLElement) focusNear(openerRef.current);
          }}
          className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 mx-auto grid max-h-[85dvh] max-w-md animate-enter grid-cols-1 gap-3 overflow-y-auto rounded-card raised p-5 text-text max-[18rem]:inset-x-2 max-[18rem]:p-3 md:top-1/3 md:bottom-auto"
        >
          <Radix.Title className="text-lg font-bold">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="grid grid-cols-1 gap-2 text-base text-muted">{children}</div>
          </Radix.Description>
          {actions && <div className="mt-2 grid gap-3">{actions}</div>}
          <div className="mt-2 flex flex-wrap gap-3 *:grow *:basis-2/5 max-[18rem]:*:px-1 min-[18rem]:*:whitespace-nowrap">
            <Radix.Cancel asChild>
              <Button variant={confirmVariant === 'danger' ? 'secondary' : 'primary'}>{labels.cancel}</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button variant={confirmVariant} onClick={onConfirm}>
                {labels.confirm}
              </Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
