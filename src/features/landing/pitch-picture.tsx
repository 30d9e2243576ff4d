import type { ReactNode } from 'react';

const players: readonly [number, number][] = [
  [92, 96],
  [70, 176],
  [150, 60],
  [156, 214],
  [212, 130],
];

const others: readonly [number, number][] = [
  [296, 84],
  [262, 200],
  [352, 132],
  [330, 236],
];

/** A pitch in the evening with nine players and one free place; decoration. */
export function PitchPicture(): ReactNode {
  return (
    <svg
      viewBox="0 0 440 300"
      className="w-full max-w-xl justify-self-center"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="440" height="300" rx="24" className="fill-joined" />
      <g className="fill-none stroke-primary" strokeWidth="3" strokeLinejoin="round">
        <rect x="24" y="24" width="392" height="252" rx="10" />
        <path d="M220 24v252M24 96h58v108H24M416 96h-58v108h58" />
        <circle cx="220" cy="150" r="44" />
      </g>
      {players.map(([x, y]) => (
        <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r="13" className="fill-accent" />
      ))}
      {others.map(([x, y]) => (
        <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r="13" className="fill-text" />
      ))}
      <path
        d="M225 142C250 110 268 96 284 90"
        className="fill-none stroke-text"
        strokeWidth="2.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <circle cx="244" cy="118" r="7" className="fill-surface stroke-text" strokeWidth="2.5" />
      <g className="stroke-accent" strokeWidth="3.5" strokeLinecap="round">
        <circle cx="388" cy="190" r="15" className="fill-surface" strokeDasharray="5 7" />
        <path d="M388 184v12M382 190h12" />
      </g>
    </svg>
  );
}
