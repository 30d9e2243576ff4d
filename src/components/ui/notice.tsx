import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Icon } from './icon';

const looks = {
  info: { path: mdiInformationOutline, style: 'bg-sunken text-text ring-line' },
  success: { path: mdiCheckCircleOutline, style: 'bg-joined text-on-joined ring-primary' },
  warning: { path: mdiAlertCircleOutline, style: 'bg-waiting text-on-waiting ring-current/30' },
  danger: { path: mdiAlertCircleOutline, style: 'bg-refused text-on-refused ring-current/30' },
} as const;

interface NoticeProps {
  kind: keyof typeof looks;
  /** `alert` interrupts a screen reader, `status` waits; without it nothing is announced. */
  role?: 'alert' | 'status';
  children: ReactNode;
  className?: string;
}

/** A message within the page: an icon, words, and whatever can be done about it. */
export function Notice({ kind, role, children, className }: NoticeProps): ReactNode {
  const { path, style } = looks[kind];
  return (
    <div role={role} className={cn('flex gap-3 rounded-card p-4 ring-1 ring-inset', style, className)}>
      <Icon path={path} className="mt-0.5 size-5" />
      <div className="grid min-w-0 flex-1 gap-2">{children}</div>
    </div>
  );
}
