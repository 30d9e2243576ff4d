import type { ComponentType, ReactNode, Ref } from 'react';
import { ChangeMarks } from './change-marks';
import type { SeenMatch } from '@/features/matches/changes/seen';
import type { KnownMatch } from '@/features/matches/data/known-match';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { ActionBar } from './action-bar';
import { ActionCard } from './action-card';
import { asideColumn, asideWithChat, detailColumns } from './detail-columns';
import { Heading } from './heading';
import { MatchFacts } from './match-facts';
import type { MatchParts } from './match-parts';
import { NoAction } from './no-action';

interface MatchSheetProps {
  i18n: I18n;
  match: KnownMatch;
  /** Milliseconds since 1970. */
  now: number;
  /** What was seen of it before this visit. */
  seen: SeenMatch | undefined;
  /** Whether there is room for two columns. */
  isWide: boolean;
  isOnline: boolean;
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
  /** The bar with the main action of a phone. */
  barRef?: Ref<HTMLDivElement>;
}

/** Everything about one match; what answers comes from outside. */
export function MatchSheet({
  i18n,
  match,
  now,
  seen,
  isWide,
  isOnline,
  Part,
  parts,
  back,
  notice,
  anchors,
  roster,
  chat,
  barRef,
}: MatchSheetProps): ReactNode {
  return (
    <article>
      <div className={cn(detailColumns, 'print:grid-cols-1!')}>
        <div>
          {back}
          {notice}
          <div className="grid grid-cols-1 gap-4 md:gap-6">
            <Heading i18n={i18n} match={match} now={now} parts={parts} />
            {!isWide && <NoAction i18n={i18n} match={match} now={now} />}
            {!isWide && <div className="-my-2 grid grid-cols-1 print:hidden">{anchors}</div>}
            <Part>
              <ChangeMarks i18n={i18n} match={match} seen={seen} />
            </Part>
            <Part>
              <MatchFacts
                i18n={i18n}
                match={match}
                now={now}
                hasCard={isWide}
                parts={parts}
                isOnline={isOnline}
              />
            </Part>
            {roster}
          </div>
          {/* Inside this column, so that on a phone it does not stick over the composer of the chat below. */}
          {!isWide && <ActionBar i18n={i18n} match={match} now={now} parts={parts} barRef={barRef} />}
        </div>
        <div className={cn(asideColumn, match.my_participation && asideWithChat)}>
          {isWide && (
            <Part>
              <ActionCard i18n={i18n} match={match} now={now} parts={parts} isOnline={isOnline} />
            </Part>
          )}
          {chat}
        </div>
      </div>
    </article>
  );
}
