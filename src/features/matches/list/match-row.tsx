import { memo, type ReactNode } from 'react';
import { JoinButton } from '@/features/matches/participation/join-button';
import { RowLink } from '@/routing/link';
import { rowAttributes, RowContent, type RowContentProps, type RowParts } from './row-view';

const parts: RowParts = { MatchLink: RowLink, Join: JoinButton };

/** Left alone while the row is only hidden or shown. */
const Content = memo(RowContent);

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
      {isFilled && <Content {...content} parts={parts} />}
    </li>
  );
});
