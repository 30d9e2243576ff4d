import { type ComponentProps, type ReactNode, useState } from 'react';
import { statusOf, StatusBadgeView } from '@/features/matches/views/status-badge-view';
import { useI18n } from '@/i18n/context';

/** How I stand to a match, and whether it takes place; what changes while it is shown moves in. */
export function StatusBadge(
  props: Omit<ComponentProps<typeof StatusBadgeView>, 'i18n' | 'first'>,
): ReactNode {
  const [first] = useState(() => statusOf(props.match, props.phase));
  return <StatusBadgeView i18n={useI18n()} first={first} {...props} />;
}
