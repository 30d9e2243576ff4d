import { memo, type ReactNode } from 'react';
import { JoinButton } from '@/features/matches/participation/join-button';
import { useI18n } from '@/i18n/context';
import { RowLink } from '@/routing/link';
import { Row, RowContent, type RowContentProps, type RowParts } from './row-view';

const MatchLink: RowParts['MatchLink'] = ({ id, ...rest }) => (
  <RowLink to="detail" locale={useI18n().locale} params={{ id }} {...rest} />
);

const parts: RowParts = { MatchLink, Join: JoinButton };

/** Left alone while the row is only hidden or shown. */
const Content = memo(function Content(props: RowContentProps): ReactNode {
  return <RowContent {...props} parts={parts} />;
});

interface MatchRowProps extends RowContentProps {
  /** Whether a filter leaves it out. */
  isHidden: boolean;
  /** Whether its turn has come; until then it only keeps the place. */
  isFilled: boolean;
}

/** One match of the list: when, where, am I in, how many places. The whole row leads to the match. */
export const MatchRow = memo(function MatchRow({ isHidden, isFilled, ...content }: MatchRowProps): ReactNode {
  return (
    <Row match={content.match} phase={content.phase} isHidden={isHidden}>
      {isFilled && <Content {...content} />}
    </Row>
  );
});
