import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface FloatingCardProps {
  /** An icon's path. */
  icon: string;
  text: string;
  /** What can be done about it: small buttons. */
  children: ReactNode;
}

/** Something that is offered over the page, and may be left alone. */
export function FloatingCard({ icon, text, children }: FloatingCardProps): ReactNode {
  return (
    <div className="mx-auto flex max-w-lg animate-enter flex-wrap items-center justify-end gap-x-3 rounded-card bg-surface p-2 pl-4 shadow-float dark:ring-1 dark:ring-line">
      <p className="flex grow basis-64 items-center gap-3 py-2">
        <Icon path={icon} className="size-5 shrink-0 text-accent" />
        {text}
      </p>
      <div className="flex gap-2">{children}</div>
    </div>
  );
}
