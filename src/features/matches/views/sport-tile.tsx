import {
  mdiAccountClock,
  mdiBadminton,
  mdiHockeyPuck,
  mdiHockeySticks,
  mdiSoccer,
  mdiVolleyball,
  mdiWhistleOutline,
} from '@mdi/js';
import { Icon } from '@/components/ui/icon';
import type { Phase } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { Sport } from '@/generated/schemas/sport.zod';
import { cn } from '@/lib/cn';

export type Standing = 'none' | 'playing' | 'waiting' | 'cancelled';

export function getStanding({ my_participation }: Pick<Match, 'my_participation'>, phase: Phase): Standing {
  if (!my_participation) return 'none';
  if (phase === 'cancelled') return 'cancelled';
  return my_participation.status === 'waitlisted' ? 'waiting' : 'playing';
}

export const sportIcons: Record<Sport, string> = {
  football: mdiSoccer,
  floorball: mdiHockeySticks,
  volleyball: mdiVolleyball,
  badminton: mdiBadminton,
  hockey: mdiHockeyPuck,
  other: mdiWhistleOutline,
};

export const tileSizeStyle = 'size-9 max-[22rem]:size-8 md:size-11';

const standingColours: Record<Standing, string> = {
  none: 'sport',
  playing: 'bg-primary text-on-primary',
  waiting: 'bg-waiting text-on-waiting',
  cancelled: 'bg-refused text-on-refused',
};

interface SportTileProps {
  sport: Match['sport'];
  standing: Standing;
  className?: string;
}

/** An icon of the sport, in the colour of my standing or else of the sport; the text beside this tile says both. */
export function SportTile({ sport, standing, className }: SportTileProps) {
  return (
    <span
      data-sport={sport}
      className={cn(
        'grid place-items-center rounded-control forced-edge',
        tileSizeStyle,
        standingColours[standing],
        className,
      )}
    >
      <Icon path={sportIcons[sport]} className="size-[max(60%,1.125rem)]" />
    </span>
  );
}

/** Icons that several chunks use: the bundler shares an object, but would copy a string into each chunk. */
export const statusIcons = { waiting: mdiAccountClock };
