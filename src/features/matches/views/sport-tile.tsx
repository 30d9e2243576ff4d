import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Match } from '@/generated/schemas/match.zod';
import { cn } from '@/lib/cn';
import { sportIcons } from './sport-icons';
import type { Standing } from './standing';

/**
 * Nearly as high as the two lines beside it, and smaller on a small phone, where they need the room. With large text there is
 * none: the sport stands among the facts in a word.
 */
export const tileSize = 'size-11 max-[24rem]:size-9 max-[22rem]:size-8 max-[18rem]:hidden';

const colours: Record<Standing, string> = {
  none: 'bg-sunken text-text',
  in: 'bg-primary text-on-primary',
  waiting: 'bg-waiting text-on-waiting',
  off: 'bg-refused text-on-refused',
};

interface SportTileProps {
  sport: Match['sport'];
  standing: Standing;
  className?: string;
}

/** A tile with the sport, in the colour of how I stand to the match. Both are said in words beside it. */
export function SportTile({ sport, standing, className }: SportTileProps): ReactNode {
  return (
    <span
      className={cn(
        'grid place-items-center rounded-control forced-edge',
        tileSize,
        colours[standing],
        className,
      )}
    >
      <Icon path={sportIcons[sport]} className="size-3/5" />
    </span>
  );
}
