import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Icon } from './icon';

const variants = {
  plain: { fact: 'min-w-0', label: 'text-sm text-muted', value: undefined },
  term: { fact: undefined, label: 'font-semibold', value: 'text-muted' },
  figure: {
    fact: 'flex flex-col-reverse justify-end rounded-control bg-sunken p-3 forced-edge',
    label: 'text-sm text-muted',
    value: 'text-xl font-bold',
  },
  card: {
    fact: 'grid content-start gap-0.5 rounded-card bg-surface p-4 shadow-card md:px-6 print:break-inside-avoid',
    label: 'text-sm font-semibold text-muted',
    value: 'text-2xl font-bold',
  },
  row: {
    fact: 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2.5 first:border-t-0',
    label: 'font-semibold',
    value: 'row-span-2 self-center text-lg font-bold',
  },
  icon: {
    fact: 'grid grid-cols-[auto_1fr] content-start gap-x-3',
    label: 'text-sm text-muted',
    value: 'col-start-2 min-w-0',
  },
} as const;

interface FactProps {
  label: string;
  variant?: keyof typeof variants;
  icon?: string;
  note?: string;
  className?: string;
  children: ReactNode;
}

/** A label with its value, as `<dt>` and `<dd>` for a `<dl>`. */
export function Fact(props: FactProps) {
  const { label, icon, variant = icon ? 'icon' : 'plain', note, className, children } = props;
  const style = variants[variant];
  const hasLargeNumber = variant === 'figure' || variant === 'card' || variant === 'row';
  return (
    <div className={cn(style.fact, className)}>
      <dt className={icon ? 'contents' : style.label}>
        {icon ? (
          <>
            <Icon path={icon} className="row-span-2 mt-0.5 size-6 text-muted" />
            <span className={style.label}>{label}</span>
          </>
        ) : (
          label
        )}
      </dt>
      <dd data-figures={hasLargeNumber || undefined} className={style.value}>
        {children}
      </dd>
      {note && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  );
}
