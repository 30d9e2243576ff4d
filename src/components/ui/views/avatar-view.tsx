import { cn } from '@/lib/cn';
import { hash } from '@/lib/hash';

/** The first letters or digits of a name's first and last word; of a word in brackets, the letter within. */
export function getInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  const pickedWords = words.length > 1 ? [words[0], words.at(-1)] : words;
  return pickedWords
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('cs');
}

export interface AvatarProps {
  name: string;
  /** The URL of a square picture; null shows initials on a colour that depends on the name. */
  picture: string | null;
  className?: string;
}

/** A person's picture or initials, without React state. It is decoration: render the name beside it. */
export function AvatarView(props: AvatarProps & { onError?: () => void }) {
  const { name, picture, className = 'size-10 text-sm', onError } = props;
  const shape = cn('shrink-0 rounded-full object-cover', className);
  if (picture) {
    return <img src={picture} alt="" loading="lazy" decoding="async" onError={onError} className={shape} />;
  }
  return (
    <span
      aria-hidden="true"
      // Drawn by CSS, so that the initials are not part of a button's accessible name.
      data-initials={getInitials(name)}
      style={{ '--hue': hash(name) % 360 } as object}
      className={cn(
        // Large text must not outgrow the circle, which does not grow as much.
        '[container-type:size] inline-grid place-items-center bg-[oklch(var(--avatar-fill)_var(--hue))] font-semibold text-on-avatar forced-edge select-none before:text-[length:min(1em,45cqi)] before:content-[attr(data-initials)]',
        shape,
      )}
    />
  );
}
