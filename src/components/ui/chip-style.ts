import { cn } from '@/lib/cn';

/** The look of a chip, the same for every kind; `active` when it narrows something down. */
export const chipStyle = (active: boolean, className?: string): string =>
  cn(
    'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors max-[18rem]:text-xs',
    active
      ? 'border-primary bg-joined text-on-joined forced-colors:system-selected'
      : 'border-line-strong bg-surface text-text hover:bg-sunken',
    className,
  );
