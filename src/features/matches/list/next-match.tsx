import { memo, use, useState } from 'react';
import { CalendarButton } from '@/features/matches/calendar/calendar-button';
import { ConfirmButton } from '@/features/matches/confirmation/confirm-button';
import { PanelPidContext } from '@/features/matches/confirmation/panel-contexts';
import { findMatchesToConfirm } from '@/features/matches/views/match-texts';
import { type NextMatchParts, NextMatchView } from '@/features/matches/views/next-match-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { RowLink } from '@/routing/link';

const nextMatchParts: NextMatchParts = {
  MatchLink: RowLink,
  Calendar: CalendarButton,
  Confirm: (props) => <ConfirmButton {...props} staysWithoutToken />,
};

interface NextMatchProps {
  /** My next match, whether or not it fits the filters; undefined when there is none. */
  match: Match | undefined;
  matches: readonly Match[];
  now: number;
  unreadCounts: ReadonlyMap<number, number>;
  isListEmpty: boolean;
}

/** Returns the match whose confirmation was due last, once it is confirmed and no other is due. */
function useConfirmedMatch(matches: readonly Match[], dueId: number | undefined): Match | undefined {
  const [lastDueId, setLastDueId] = useState(dueId);
  if (dueId !== undefined && dueId !== lastDueId) setLastDueId(dueId);
  if (dueId !== undefined) return undefined;
  return matches.find(
    ({ id, my_participation }) => id === lastDueId && my_participation?.status === 'confirmed',
  );
}

/** My next match. What was not there at the first render never appears above the list, so that no row moves under a finger. */
export const NextMatch = memo(function NextMatch(props: NextMatchProps) {
  const { match, matches, now, unreadCounts, isListEmpty } = props;
  const i18n = useI18n();
  const [mayStandAboveList, setMayStandAboveList] = useState(true);
  const dueMatches = findMatchesToConfirm(matches, now);
  const [mayDueStandAboveList] = useState(dueMatches.length > 0);
  const panelPid = use(PanelPidContext);
  // The panel of an e-mailed link already asks for its participation.
  const matchesToConfirm = dueMatches.filter(({ my_participation }) => my_participation?.pid !== panelPid);
  const dueId = matchesToConfirm[0]?.id;
  const confirmedMatch = useConfirmedMatch(matches, dueId);
  if (!match) {
    if (mayStandAboveList) setMayStandAboveList(false);
    return null;
  }
  return (
    <NextMatchView
      i18n={i18n}
      match={match}
      matchesToConfirm={matchesToConfirm}
      now={now}
      unreadCount={unreadCounts.get(match.id) ?? 0}
      confirmedMatch={confirmedMatch}
      isListEmpty={isListEmpty}
      isOnlyBesideList={!mayStandAboveList}
      isDueOnlyBesideList={!mayDueStandAboveList}
      parts={nextMatchParts}
    />
  );
});
