import type { Phase } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import { cn } from '@/lib/cn';
import { rowGridStyle } from '../list-view';
import { getRowLandmark } from './row-data';

type Standing = 'none' | 'playing' | 'waiting' | 'cancelled';

function getStanding({ my_participation }: Pick<Match, 'my_participation'>, phase: Phase): Standing {
  if (!my_participation) return 'none';
  if (phase === 'cancelled') return 'cancelled';
  return my_participation.status === 'waitlisted' ? 'waiting' : 'playing';
}

interface RowState {
  match: Match;
  phase: Phase;
  /** Whether the filters hide the row, which stays in the document, because rendering it again takes long. */
  isHidden?: boolean;
  /** Whether the row only reserves its height. */
  isPlaceholder?: boolean;
}

/** The background, and the left edge that marks my matches: a border, because forced colours keep only borders. */
const standingStyles: Record<Standing, string> = {
  none: 'bg-surface',
  playing: 'bg-mine before:border-primary',
  waiting: 'bg-surface before:border-edge-waiting',
  cancelled: 'bg-surface before:border-danger',
};

/** Returns the attributes of a row's `<li>`; a function, because a component for each of a thousand rows would be slower. */
export function getRowAttributes({ match, phase, isHidden = false, isPlaceholder = false }: RowState) {
  const standing = getStanding(match, phase);
  return {
    'data-landmark': getRowLandmark(match.id),
    hidden: isHidden,
    className: cn(
      rowGridStyle,
      // Visually hidden text after a truncated line would otherwise widen the page.
      'relative items-center overflow-clip rounded-card py-2 shadow-card max-[24rem]:py-1.25 max-[18rem]:items-stretch compact:py-1.5',
      standing !== 'none' && 'before:absolute before:inset-y-0 before:left-0 before:border-l-4',
      standingStyles[standing],
      isPlaceholder && 'min-h-(--row-height)',
    ),
  };
}
