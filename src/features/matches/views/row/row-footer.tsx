import type { ReactNode } from 'react';
import { ViewerTimeRange } from '@/components/views/visible-and-spoken';
import { findChanges } from '@/features/matches/changes/seen-matches';
import { ChangeMarks } from '@/features/matches/changes/views/change-marks';
import { countMissingPlayers, isJoiningClosed } from '@/features/matches/data/match';
import { cn } from '@/lib/cn';
import { formatPrice } from '../match-texts';
import { Spots } from '../spots';
import { getLineIds } from './row-data';
import type { RowProps } from './row-parts';

/** What has changed since the last visit, and the hours in the viewer's zone; null without both. */
function renderNote({ i18n, match, seenMatch }: RowProps, viewerTimes: string | null): ReactNode {
  const hasChanged = findChanges(seenMatch, match).length > 0;
  if (!hasChanged && !viewerTimes) return null;
  return (
    <>
      {hasChanged && <ChangeMarks i18n={i18n} match={match} seenMatch={seenMatch} isInRow />}
      {viewerTimes && (
        <p className={cn('text-muted compact:truncate', hasChanged && 'compact:sr-only')}>
          <ViewerTimeRange i18n={i18n} range={viewerTimes} />
        </p>
      )}
    </>
  );
}

/** A note, spots and price, or why the match is cancelled, and the button. On a desktop they are the last column; on a phone the last line, with the button beside that line and the venue, so that it needs no height of its own. */
export function renderFooter(row: RowProps, viewerTimes: string | null): ReactNode {
  const { i18n, match, phase, overlappingMatch } = row;
  const { ParticipationButton } = row.parts;
  const { spotsId } = getLineIds(match.id);
  const note = renderNote(row, viewerTimes);
  return (
    <div className="col-start-2 flex items-center justify-between gap-2 max-[18rem]:mt-1 max-[18rem]:flex-wrap md:col-start-3 md:row-span-3 md:row-start-1 compact:contents compact:[&>button]:col-start-3 compact:[&>button]:row-span-2 compact:[&>button]:row-start-3 compact:[&>button]:max-w-30 compact:[&>span]:col-start-1 compact:[&>span]:col-end-3 compact:[&>span]:row-start-4 compact:[&>span]:min-h-8 compact:[&>span]:justify-end">
      {phase === 'cancelled' ? (
        <div className="min-w-0 text-sm/[1.125rem] text-muted compact:col-start-1 compact:col-end-4 compact:row-start-4 compact:min-h-8">
          {note}
          <p id={spotsId} className={cn('text-ellipsis', note ? 'compact:truncate' : 'compact:line-clamp-2')}>
            {match.cancellation_reason}
          </p>
        </div>
      ) : (
        <Spots
          id={spotsId}
          i18n={i18n}
          match={match}
          isUpcoming={phase === 'upcoming'}
          isOpen={phase === 'upcoming' && !isJoiningClosed(match)}
          missingPlayers={countMissingPlayers(match)}
          price={formatPrice(i18n, match)}
          note={note}
        />
      )}
      <ParticipationButton match={match} variant="row" isQuiet={overlappingMatch !== null} />
    </div>
  );
}
