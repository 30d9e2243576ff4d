import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { useFocusOnUnmount } from './focus';
import { cn } from '@/lib/cn';

interface OfferCardProps {
  icon: string;
  text: string;
  children: ReactNode;
  className?: string;
}

/** A line that offers something, such as installing the app; `children` are its buttons. */
export function OfferCard({ icon, text, children, className }: OfferCardProps): ReactNode {
  const element = useFocusOnUnmount<HTMLDivElement>();
  return (
    <div
      ref={element}
      className={cn('flex flex-wrap items-center justify-end gap-x-3 rounded-card p-2 pl-4', className)}
    >
      <p className="flex grow basis-64 items-center gap-3 py-2">
        <Icon path={icon} className="size-5 shrink-0 text-accent" />
        {text}
      </p>
      <div className="flex gap-2">{children}</div>
    </div>
  );
}
