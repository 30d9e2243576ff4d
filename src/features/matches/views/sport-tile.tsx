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
import type { Match } from '@/generated/schemas/match.zod';
import type { Sport } from '@/generated/schemas/sport.zod';
import { cn } from '@/lib/cn';

export const sportIcons: Record<Sport, string> = {
  football: mdiSoccer,
  floorball: mdiHockeySticks,
  volleyball: mdiVolleyball,
  badminton: mdiBadminton,
  hockey: mdiHockeyPuck,
  other: mdiWhistleOutline,
};

export const tileSizeStyle = 'size-9 max-[22rem]:size-8 md:size-11';

/** An icon of the sport, in its colour; the text beside this tile says it. */
export const SportTile = ({ sport, className }: { sport: Match['sport']; className?: string }) => (
  <span
    data-sport={sport}
    className={cn('grid place-items-center rounded-control sport forced-edge', tileSizeStyle, className)}
  >
    <Icon path={sportIcons[sport]} className="size-[max(60%,1.125rem)]" />
  </span>
);

/** Icons that several chunks use: the bundler shares an object, but would copy a string into each chunk. */
export const statusIcons = { waiting: mdiAccountClock };
