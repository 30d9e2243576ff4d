import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { hash } from '@/lib/hash';

/** One or two letters that stand for a name: the first of its first and of its last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('cs');
}

/** A number below `count` that is always the same for a text, spread evenly enough to tell neighbours apart. */
export const stableIndex = (text: string, count: number): number => hash(text) % count;

export interface AvatarProps {
  name: string;
  /** Address of a square picture; initials on a stable colour stand in when it is missing or does not load. */
  picture: string | null;
  className?: string;
}

const tints = [
  'bg-avatar-1',
  'bg-avatar-2',
  'bg-avatar-3',
  'bg-avatar-4',
  'bg-avatar-5',
  'bg-avatar-6',
] as const;

/** A person's picture. Decoration: the name always stands beside it. */
export function AvatarView({
  name,
  picture,
  className = 'size-10 text-sm',
  onError,
}: AvatarProps & { onError?: () => void }): ReactNode {
  const shape = cn('shrink-0 rounded-full object-cover', className);
  if (picture) {
    return <img src={picture} alt="" loading="lazy" decoding="async" onError={onError} className={shape} />;
  }
  return (
    <span
      aria-hidden="true"
      // Drawn, not written: a button that holds the picture is named by more than two letters.
      data-initials={initials(name)}
      className={cn(
        'inline-grid place-items-center font-semibold text-on-avatar forced-edge select-none before:content-[attr(data-initials)]',
        tints[stableIndex(name, tints.length)],
        shape,
      )}
    />
  );
}
