import type { ReactNode } from 'react';

interface HatchingProps {
  /** To be filled with: ``fill={`url(#${id})`}``. */
  id: string;
}

const size = 5;

/** Slanting lines, told from a filling by whoever cannot tell colours apart. */
export function Hatching({ id }: HatchingProps): ReactNode {
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      {/* The two short strokes are the corners of the neighbouring tiles' lines, which would be cut off. */}
      <path
        d="M0 5 5 0M-1.25 1.25 1.25 -1.25M3.75 6.25 6.25 3.75"
        strokeWidth={1.5}
        strokeLinecap="square"
        className="stroke-accent"
      />
    </pattern>
  );
}
