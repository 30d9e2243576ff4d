import {
  mdiBadminton,
  mdiHockeyPuck,
  mdiHockeySticks,
  mdiSoccer,
  mdiVolleyball,
  mdiWhistleOutline,
} from '@mdi/js';
import type { Sport } from '@/generated/schemas/sport.zod';

export const sportIcons: Record<Sport, string> = {
  football: mdiSoccer,
  floorball: mdiHockeySticks,
  volleyball: mdiVolleyball,
  badminton: mdiBadminton,
  hockey: mdiHockeyPuck,
  other: mdiWhistleOutline,
};
