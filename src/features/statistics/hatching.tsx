import type { ReactNode } from 'react';

interface HatchingProps {
  /** The name for ``fill={`url(#${id})`}``. */
  id: string;
}

const size = 5;

/** A pattern of slanting lines, which can be told from a plain fill without seeing colours. */
export function Hatching({ id }: HatchingProps): ReactNode {
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      {/* The two short strokes are the ends of the lines of the neighbouring tiles, which are clipped to their own tile. */}
      <path
        d="M0 5 5 0M-1.25 1.25 1.25 -1.25M3.75 6.25 6.25 3.75"
        strokeWidth={1.5}
        strokeLinecap="square"
        className="stroke-accent"
      />
    </pattern>
  );
}
