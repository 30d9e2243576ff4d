import { memo, type ReactNode } from 'react';
import { JoinButton } from '@/features/matches/participation/join-button';
import { StatusBadge } from '@/features/matches/participation/status-badge';
import {
  rowAttributes,
  RowContent,
  type RowContentProps,
  type RowParts,
} from '@/features/matches/views/row-view';
import { useI18n } from '@/i18n/context';
import { RowLink } from '@/routing/link';

const parts: RowParts = { MatchLink: RowLink, Join: JoinButton, Status: StatusBadge };

/** Left alone while the row is only hidden or shown. */
const Content = memo(function Content(props: RowContentProps): ReactNode {
  return <RowContent i18n={useI18n()} parts={parts} {...props} />;
});

interface MatchRowProps extends RowContentProps {
  /** Whether a filter leaves it out. */
  isHidden: boolean;
  /** Whether its turn has come; until then it only keeps the place. */
  isFilled: boolean;
}

/** One match of the list: when, where, am I in, how many places. The whole row leads to the match. */
export const MatchRow = memo(function MatchRow({ isHidden, isFilled, ...content }: MatchRowProps): ReactNode {
  const { match, phase } = content;
  return (
    <li {...rowAttributes({ match, phase, isHidden, isEmpty: !isFilled })}>
      {isFilled && <Content {...content} />}
    </li>
  );
});
