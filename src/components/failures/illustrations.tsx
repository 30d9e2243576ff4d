import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** The logo: a rolling ball. It is decoration: render the product's name beside it. */
export const Logo = ({ className = 'size-8' }: { className?: string }) => (
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

const lineStyle = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const pitch = (
  <>
    <rect x="10" y="30" width="180" height="84" rx="10" className="fill-joined" />
    <path d="M100 30v84M10 52h22v40H10M190 52h-22v40h22" className="stroke-primary" {...lineStyle} />
    <circle cx="100" cy="72" r="16" className="stroke-primary" {...lineStyle} />
  </>
);

const renderBall = (x: number, y: number): ReactNode => (
  <g transform={`translate(${String(x)} ${String(y)})`}>
    <circle r="13" className="fill-surface stroke-text" strokeWidth="3" />
    <path
      d="m0-6 5.7 4.1-2.2 6.7h-7l-2.2-6.7zM0-13v7M12-4l-6.3 2.1M8 10l-4.5-5.2M-8 10l4.5-5.2M-12-4l6.3 2.1"
      className="fill-none stroke-text"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </g>
);

/** The pictures for: nothing to list (`empty`), a page or match that was not found (`lost`), a failure (`broken`). */
const illustrations = {
  empty: (
    <>
      {pitch}
      {renderBall(100, 72)}
    </>
  ),
  lost: (
    <>
      <path
        d="M14 114V44m34 70V44m34 70V44m34 70V44m34 70V44m34 70V44M8 60h184M8 90h184"
        className="stroke-line-strong"
        {...lineStyle}
      />
      <path d="M30 104C60 20 120 0 158 26" className="stroke-primary" {...lineStyle} strokeDasharray="2 9" />
      {renderBall(166, 32)}
    </>
  ),
  broken: (
    <>
      <path d="M30 116V34h140v82" className="stroke-text" {...lineStyle} strokeWidth={5} />
      <path
        d="M53 38v74M77 38v26m0 22v26M100 38v18m0 40v16M123 38v26m0 24v24M147 38v74M34 54h132M34 74h34m62 0h36M34 94h38m54 0h40"
        className="stroke-line-strong"
        {...lineStyle}
        strokeWidth={2}
      />
      {renderBall(100, 78)}
    </>
  ),
} as const;

export type IllustrationName = keyof typeof illustrations;

export const Illustration = ({ name, className }: { name: IllustrationName; className?: string }) => (
  <svg viewBox="0 0 200 124" className={cn('max-w-full', className)} aria-hidden="true" focusable="false">
    {illustrations[name]}
  </svg>
);
