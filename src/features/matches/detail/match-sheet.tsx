import type { ComponentType, ReactNode } from 'react';
import { ChangeMarks } from '@/features/matches/changes/change-marks';
import type { SeenMatch } from '@/features/matches/changes/seen';
import type { Match } from '@/generated/schemas/match.zod';
import { cn } from '@/lib/cn';
import { ActionBar } from './action-bar';
import { ActionCard } from './action-card';
import { asideColumn, asideWithChat, detailColumns } from './detail-columns';
import { Heading } from './heading';
import { MatchFacts } from './match-facts';
import type { MatchParts } from './match-parts';
import { NoAction } from './no-action';

interface MatchSheetProps {
  match: Match;
  /** Milliseconds since 1970. */
  now: number;
  /** What was seen of it before this visit. */
  seen: SeenMatch | undefined;
  /** Whether there is room for two columns. */
  isWide: boolean;
  /** Around each part that may fail by itself. */
  Part: ComponentType<{ children: ReactNode }>;
  parts: MatchParts;
  back: ReactNode;
  /** Above the heading: that what is shown may be old. */
  notice?: ReactNode;
  /** The ways to roster and chat on a phone. */
  anchors: ReactNode;
  roster: ReactNode;
  chat: ReactNode;
}

/**
 * Everything about one match. Drawn by React and, before it is there, by the first paint: no hooks but that of the words; what
 * answers comes from outside.
 */
export function MatchSheet({
  match,
  now,
  seen,
  isWide,
  Part,
  parts,
  back,
  notice,
  anchors,
  roster,
  chat,
}: MatchSheetProps): ReactNode {
  return (
    <article>
      <div className={cn(detailColumns, 'print:grid-cols-1!')}>
        <div>
          {back}
          {notice}
          <div className="grid grid-cols-1 gap-4 md:gap-6">
            <Heading match={match} now={now} />
            {!isWide && <NoAction match={match} now={now} />}
            {!isWide && <div className="-my-2 grid grid-cols-1 print:hidden">{anchors}</div>}
            <Part>
              <ChangeMarks match={match} seen={seen} />
            </Part>
            <Part>
              <MatchFacts match={match} now={now} hasCard={isWide} parts={parts} />
            </Part>
            {roster}
          </div>
          {/* Inside this column, so that on a phone it does not stick over the composer of the chat below. */}
          {!isWide && <ActionBar match={match} now={now} parts={parts} />}
        </div>
        <div className={cn(asideColumn, match.my_participation && asideWithChat)}>
          {isWide && (
            <Part>
              <ActionCard match={match} now={now} parts={parts} />
            </Part>
          )}
          {chat}
        </div>
      </div>
    </article>
  );
}
