import { type ReactNode, useState } from 'react';
import type { Phase } from '@/features/matches/data/phase';
import { statusOf, StatusBadgeView } from '@/features/matches/views/status-badge-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

/** How I stand to a match, and whether it takes place; what changes while it is shown moves in. */
export function StatusBadge({ match, phase }: { match: Match; phase: Phase }): ReactNode {
  const [first] = useState(() => statusOf(match, phase));
  return <StatusBadgeView i18n={useI18n()} match={match} phase={phase} first={first} />;
}
