import { mdiClose } from '@mdi/js';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Scrim, useModal } from './modal';

interface BottomSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The name of the button in the heading. */
  closeLabel: string;
  children: ReactNode;
  /** The controls below the content, which stay in sight while it scrolls. */
  footer: ReactNode;
}

/** A sheet at the bottom of a phone, for choices that apply at once; Escape, Back and a press beside it close it. */
export function BottomSheet(props: BottomSheetProps) {
  const { open, onOpenChange, title, closeLabel, children, footer } = props;
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
          <div className="flex items-center justify-between px-gutter pt-2">
            <Radix.Title className="text-lg font-bold">{title}</Radix.Title>
            <IconButton label={closeLabel} className="-mr-3 size-11" onClick={() => onOpenChange(false)}>
              <Icon path={mdiClose} />
            </IconButton>
          </div>
          <div className="grid min-h-0 grid-cols-1 gap-4 overflow-y-auto overscroll-contain px-gutter pb-4">
            {children}
          </div>
          <div className="flex gap-3 border-t border-line px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-[18rem]:flex-wrap">
            {footer}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
