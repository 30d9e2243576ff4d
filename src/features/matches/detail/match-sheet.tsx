import type { ComponentType, ReactNode } from 'react';
import { ChangeMarks } from '@/features/matches/changes/change-marks';
import type { SeenMatch } from '@/features/matches/changes/seen';
import type { Match } from '@/generated/schemas/match.zod';
import { cn } from '@/lib/cn';
import { ActionBar } from './action-bar';
import { detailColumns } from './detail-columns';
import { Heading } from './heading';
import { MatchFacts } from './match-facts';

interface MatchSheetProps {
  match: Match;
  /** Milliseconds since 1970. */
  now: number;
  /** What was seen of it before this visit. */
  seen: SeenMatch | undefined;
  /** Around each part that may fail by itself. */
  Part: ComponentType<{ children: ReactNode }>;
  back: ReactNode;
  /** Above the heading: that what is shown may be old. */
  notice?: ReactNode;
  chatLink: ReactNode;
  calendar: ReactNode;
  share: ReactNode;
  roster: ReactNode;
  join: ReactNode;
  chat: ReactNode;
}

/**
 * Everything about one match. Drawn by React and, before it is there, by the first paint: no hooks but that of the words; what
 * can be pressed comes from outside.
 */
export function MatchSheet({
  match,
  now,
  seen,
  Part,
  back,
  notice,
  chatLink,
  calendar,
  share,
  roster,
  join,
  chat,
}: MatchSheetProps): ReactNode {
  return (
    <article>
      <div className={cn(detailColumns, 'print:grid-cols-1!')}>
        <div>
          {back}
          {notice}
          <div className="grid grid-cols-1 gap-6">
            <div>
              <Heading match={match} now={now} />
              {chatLink}
            </div>
            <Part>
              <ChangeMarks match={match} seen={seen} />
            </Part>
            <Part>
              <MatchFacts match={match} now={now} calendar={calendar} share={share} />
            </Part>
            {roster}
          </div>
          {/* Inside this column, so that on a phone it does not stick over the composer of the chat below. */}
          <ActionBar match={match} now={now}>
            {join}
          </ActionBar>
        </div>
        {chat}
      </div>
    </article>
  );
}
