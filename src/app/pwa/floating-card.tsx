import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { useLeavesFocus } from '@/components/use-leaves-focus';

interface FloatingCardProps {
  /** An icon's path. */
  icon: string;
  text: string;
  /** The actions: small buttons. */
  children: ReactNode;
}

/** Something that is offered over the page, and may be left alone. */
export function FloatingCard({ icon, text, children }: FloatingCardProps): ReactNode {
  const element = useLeavesFocus<HTMLDivElement>();
  return (
    <div
      ref={element}
      className="pointer-events-auto mx-auto flex max-w-lg animate-enter flex-wrap items-center justify-end gap-x-3 rounded-card raised p-2 pl-4"
    >
      <p className="flex grow basis-64 items-center gap-3 py-2">
        <Icon path={icon} className="size-5 shrink-0 text-accent" />
        {text}
      </p>
      <div className="flex gap-2">{children}</div>
    </div>
  );
}
