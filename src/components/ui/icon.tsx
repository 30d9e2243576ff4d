import { cn } from '@/lib/cn';

interface IconProps {
  path: string;
  /** The accessible name; without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** An mdi icon in the text's colour; by default its size scales with the page's font size. */
export const Icon = ({ path, label, className = 'size-[1.25rem]' }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    className={cn('shrink-0 fill-current', className)}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    focusable="false"
  >
    <path d={path} />
  </svg>
);

/** A turning ring. It is decoration: announce the loading by text or `aria-busy`. */
export const Spinner = ({ className = 'size-5' }: { className?: string }) => (
  <svg viewBox="0 0 24 24" className={cn('animate-spin', className)} aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
    <path d="M21 12a9 9 0 0 0-9-9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
