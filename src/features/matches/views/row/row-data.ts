import type { UnsentState } from '@/components/views/message-badges';
import type { SeenMatches } from '@/features/matches/changes/seen-matches';
import { findMatchPlayedThen, phaseOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { DayKey } from '@/lib/format/day';
import { getConfirmDeadline } from '../match-texts';

/** The data of the whole list that its rows show; `now` in milliseconds since 1970. */
export interface ListData {
  now: number;
  seenMatches: SeenMatches;
  rememberedIds: ReadonlySet<number>;
  /** Unread messages by match id. */
  unreadCounts: ReadonlyMap<number, number>;
  /** The matches that I play in. */
  myMatches?: readonly Match[];
}

/** Returns the props of one row, mostly plain values, so that a change of one match renders only its row. */
export const getRowData = (match: Match, { now, myMatches = [], ...listData }: ListData) => ({
  match,
  phase: phaseOf(match, now),
  confirmDeadline: getConfirmDeadline(match, now),
  overlappingMatch: findMatchPlayedThen(myMatches, match, now),
  seenMatch: listData.seenMatches[match.id],
  isRemembered: listData.rememberedIds.has(match.id),
  unreadCount: listData.unreadCounts.get(match.id) ?? 0,
});

/** What one row shows. */
export interface RowContentProps extends ReturnType<typeof getRowData> {
  /** The day whose heading describes the link; null when no such heading stands above the row. */
  day: DayKey | null;
  viewerZone: string;
  /** The present day in the viewer's time zone; set only when the list is sorted by distance: then each row shows its day. */
  today?: DayKey | undefined;
  /** Kilometres from the viewer; null when the venue has no coordinates. */
  distance?: number | null | undefined;
  /** The state of my unsent messages in the match's chat. */
  unsentState?: UnsentState | undefined;
  /** A paragraph where no heading of a day stands above the row. */
  titleTag?: 'h3' | 'p';
}

/** Returns the name by which scroll restoration finds a match's row. */
export const getRowLandmark = (id: number): string => `match-${id}`;

/** Returns the ids of the two lines that describe a row's link. */
export const getLineIds = (id: number): { timeId: string; placeId: string; spotsId: string } => ({
  timeId: `${getRowLandmark(id)}-time`,
  placeId: `${getRowLandmark(id)}-place`,
  spotsId: `${getRowLandmark(id)}-spots`,
});
