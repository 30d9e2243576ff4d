import type { ComponentType, ReactNode } from 'react';
import type { Phase } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import type { Locale } from '@/lib/locale';
import type { RouteSection } from '@/routing/rows';
import { canConfirm, ConfirmButtonView, JoinButtonView, type MatchButtonProps } from '../match-buttons';
import { StatusBadgeView, statusOf } from '../status-badge-view';
import type { RowContentProps } from './row-data';

/** The interactive parts of a row; the first paint draws them without their behaviour. */
export interface RowParts {
  MatchLink: ComponentType<{
    to: 'detail';
    params: { id: number };
    locale: Locale;
    hash?: RouteSection<'detail'>;
    className: string;
    'aria-describedby'?: string;
    children: ReactNode;
  }>;
  ParticipationButton: ComponentType<MatchButtonProps & { variant: 'row' }>;
  Status: ComponentType<{ match: Match; phase: Phase; confirmDeadline: string | null }>;
}

/** What draws a row, or a line of it: a line is a function, as a component of its own in each of a thousand rows would be slower. */
export interface RowProps extends RowContentProps {
  i18n: I18n;
  parts: RowParts;
}

/** Creates parts without behaviour, for the sample row and the first paint. */
export const createStaticParts = (i18n: I18n): Pick<RowParts, 'ParticipationButton' | 'Status'> => ({
  ParticipationButton: (props) => {
    const Button = canConfirm(props.match) ? ConfirmButtonView : JoinButtonView;
    return <Button i18n={i18n} {...props} />;
  },
  Status: (props) => (
    <StatusBadgeView i18n={i18n} {...props} initialStatus={statusOf(props.match, props.phase)} />
  ),
});
