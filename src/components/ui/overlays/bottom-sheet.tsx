import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Scrim, useModal } from './modal';

interface BottomSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** The controls below the content, which stay in sight while it scrolls. */
  footer: ReactNode;
}

/** A sheet at the bottom of a phone, for choices that apply at once; Escape, Back and a press beside it close it. */
export function BottomSheet({ open, onOpenChange, title, children, footer }: BottomSheetProps): ReactNode {
  const modalProps = useModal(open, onOpenChange);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          {...modalProps}
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[88dvh] max-w-xl animate-enter flex-col rounded-card rounded-b-none raised text-text"
        >
          <Radix.Title className="px-gutter pt-4 pb-2 text-lg font-bold">{title}</Radix.Title>
          <div className="grid min-h-0 grid-cols-1 gap-4 overflow-y-auto overscroll-contain px-gutter pb-4">
            {children}
          </div>
          <div className="flex flex-wrap gap-3 border-t border-line px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
