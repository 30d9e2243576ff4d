import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Match } from '@/generated/schemas/match.zod';
import { cn } from '@/lib/cn';
import {
  mdiAccountClock,
  mdiBadminton,
  mdiHockeyPuck,
  mdiHockeySticks,
  mdiSoccer,
  mdiVolleyball,
  mdiWhistleOutline,
} from '@mdi/js';
import type { Sport } from '@/generated/schemas/sport.zod';
import type { Phase } from '@/features/matches/data/match';

/** My standing in a match: on its roster, waiting for a place, on the roster of a cancelled one, or none. */
export type Standing = 'none' | 'in' | 'waiting' | 'off';

export function getStanding(
  { my_participation: mine }: Pick<Match, 'my_participation'>,
  phase: Phase,
): Standing {
  if (!mine) return 'none';
  if (phase === 'cancelled') return 'off';
  return mine.status === 'waitlisted' ? 'waiting' : 'in';
}

export const sportIcons: Record<Sport, string> = {
  football: mdiSoccer,
  floorball: mdiHockeySticks,
  volleyball: mdiVolleyball,
  badminton: mdiBadminton,
  hockey: mdiHockeyPuck,
  other: mdiWhistleOutline,
};

/** Nearly as high as the two lines beside it, and smaller on a phone, where these need the room. */
export const tileSize = 'size-9 max-[22rem]:size-8 md:size-11';

const standingColours: Record<Standing, string> = {
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

/** A tile with the sport's icon, in the colour of my standing. Both are said in words beside it. */
export function SportTile({ sport, standing, className }: SportTileProps): ReactNode {
  return (
    <span
      className={cn(
        'grid place-items-center rounded-control forced-edge',
        tileSize,
        standingColours[standing],
        className,
      )}
    >
      <Icon path={sportIcons[sport]} className="size-3/5" />
    </span>
  );
}

/** Icons that stand in several files of the build: it shares an object, and would copy a text into each of them. */
export const statusIcons = { waiting: mdiAccountClock };
