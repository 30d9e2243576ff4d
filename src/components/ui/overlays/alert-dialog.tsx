import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Scrim, useModal } from './modal';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** The texts of the two buttons; `cancel` gets the focus, unless a checkbox, which is to be heard first, does. */
  labels: { cancel: string; confirm: string };
  /** `danger` (red) for a destructive action, `secondary` where neither answer is to be urged. The safe answer is outlined in all dialogs. */
  confirmVariant?: 'danger' | 'secondary';
  /** More controls, shown above the two buttons. */
  actions?: ReactNode;
  onConfirm: () => void;
}

/** Asks before an action that cannot be undone easily. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, children } = props;
  const { labels, confirmVariant = 'danger', actions, onConfirm } = props;
  const modalProps = useModal(open, onOpenChange);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          // Chromium tells screen readers an alertdialog as an alert, too, so that they read it several times.
          role="dialog"
          {...modalProps}
          onOpenAutoFocus={(event) => {
            modalProps.onOpenAutoFocus();
            const checkbox = (event.currentTarget as Element).querySelector('input');
            if (!checkbox) return;
            event.preventDefault();
            checkbox.focus({ preventScroll: true });
          }}
          className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 mx-auto flex max-h-[85dvh] max-w-md animate-enter flex-col rounded-card raised p-5 text-text max-[18rem]:inset-x-2 max-[18rem]:p-3 md:top-1/3 md:bottom-auto"
        >
          {/* The text scrolls where it has no room, so that the buttons are always in sight. */}
          <div className="-m-1.5 grid min-h-0 grid-cols-1 gap-3 overflow-y-auto overscroll-contain p-1.5">
            <Radix.Title className="text-lg font-bold">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="grid grid-cols-1 gap-2 text-base text-muted">{children}</div>
            </Radix.Description>
            {actions && <div className="mt-2 grid gap-3">{actions}</div>}
          </div>
          <div className="mt-5 flex shrink-0 flex-wrap gap-3 *:grow *:basis-2/5 max-[18rem]:*:px-1 min-[18rem]:*:whitespace-nowrap">
            <Radix.Cancel asChild>
              <Button>{labels.cancel}</Button>
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
