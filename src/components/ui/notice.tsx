import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js';
import type { ReactNode, Ref } from 'react';
import { cn } from '@/lib/cn';
import { Icon } from './icon';

const variants = {
  info: { path: mdiInformationOutline, style: 'bg-sunken text-text border-line' },
  success: { path: mdiCheckCircleOutline, style: 'bg-joined text-on-joined border-primary' },
  warning: { path: mdiAlertCircleOutline, style: 'bg-waiting text-on-waiting border-current/30' },
  danger: { path: mdiAlertCircleOutline, style: 'bg-refused text-on-refused border-current/30' },
} as const;

interface NoticeProps {
  ref?: Ref<HTMLDivElement>;
  kind: keyof typeof variants;
  /** `alert` interrupts a screen reader, `status` waits; without a role it is not announced. */
  role?: 'alert' | 'status';
  children: ReactNode;
  className?: string;
}

export function Notice({ ref, kind, role, children, className }: NoticeProps) {
  const { path, style } = variants[kind];
  return (
    <div
      ref={ref}
      role={role}
      aria-live={role === 'status' ? 'polite' : undefined}
      className={cn(
        'flex gap-3 rounded-card border p-4 max-[18rem]:flex-col max-[18rem]:gap-1',
        style,
        className,
      )}
    >
      <Icon path={path} className="mt-0.5 size-5" />
      <div className="grid min-w-0 flex-1 gap-2">{children}</div>
    </div>
  );
}
