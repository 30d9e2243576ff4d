import type { ReactNode } from 'react';

/** The mark: a ball that rolls off to the right. Decoration; the name stands beside it. */
export function Mark({ className = 'size-8' }: { className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" className="fill-primary" />
      <path
        d="M5 12h5M3.5 17h4M5 22h5"
        className="stroke-on-primary"
        strokeWidth="2.2"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="19" cy="17" r="8.2" className="fill-on-primary" />
      <path
        d="m19 12.6 4.1 3-1.6 4.8h-5l-1.6-4.8zM19 9v3.6M26.6 14.4l-3.5 1.2M23.9 23.6l-2.4-3.2M14.1 23.6l2.4-3.2M11.4 14.4l3.5 1.2"
        className="stroke-primary"
        strokeWidth="1.5"
        strokeLinejoin="round"
        fill="none"
      />
    </svg>
  );
}
