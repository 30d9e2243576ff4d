import type { ComponentType, ReactNode, Ref } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Match } from '@/generated/schemas/match.zod';
import { ChangeMarks } from './change-marks';
import type { SeenMatch } from '@/features/matches/changes/seen';
import type { KnownMatch } from '@/features/matches/data/known-match';
import { phaseOf } from '@/features/matches/data/match';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { ActionBar, hasActionBar } from './action-bar';
import { ActionCard } from './action-card';
import { Heading } from './heading';
import { hintOf } from './sentences';
import { MatchFacts } from './match-facts';
import type { MatchParts } from './match-parts';
import { PlacesLeft } from './places-left';

/** The screen of a match: the match and, where there is room, its actions and the chat beside it. */
export const detailColumns =
  'grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-8';

/** The column beside the match, which stays in sight on a desktop. */
const asideColumn =
  'min-w-0 md:sticky md:top-[calc(var(--bar-height)+2.25rem)] md:flex md:flex-col md:gap-4 md:self-start';

/**
 * The same column with a chat, which takes the height that the card leaves of the window, less that of the footer: at the end
 * of the page the footer would push the card below the header.
 */
const asideWithChat = 'md:h-[calc(100dvh-var(--bar-height)-8.25rem)] md:min-h-[36rem]';

interface NoActionProps {
  i18n: I18n;
  match: Match;
  now: number;
}

/** Why nothing can be done about a match that is still to come: below its heading, because a bar would hold nothing to press. */
function NoAction({ i18n, match, now }: NoActionProps): ReactNode {
  const hint = hintOf(i18n, match);
  if (!hint || phaseOf(match, now) !== 'upcoming' || match.can_join || match.my_participation) return null;
  return (
    <Notice kind="info">
      <p className="font-semibold">{hint}</p>
    </Notice>
  );
}

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
  /** The way to the chat on a phone, for who takes part. */
  chatLink: ReactNode;
  /** Other matches to go on with, once this one is cancelled or over. */
  similar?: ReactNode;
  /** The roster, with the places left on a phone. */
  renderRoster: (places: ReactNode) => ReactNode;
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
  chatLink,
  similar,
  renderRoster,
  chat,
  barRef,
}: MatchSheetProps): ReactNode {
  const hasBar = !isWide && hasActionBar(match, now);
  const isOpen = phaseOf(match, now) === 'upcoming';
  return (
    <article>
      <div className={cn(detailColumns, 'print:grid-cols-1!')}>
        <div>
          {back}
          {notice}
          <div className="grid grid-cols-1 gap-4 md:gap-6">
            <Heading i18n={i18n} match={match} now={now} parts={parts} />
            {!isWide && <NoAction i18n={i18n} match={match} now={now} />}
            {!isWide && !hasBar && match.my_participation && (
              <div className="-my-2 grid grid-cols-1 print:hidden">{chatLink}</div>
            )}
            <Part>
              <ChangeMarks i18n={i18n} match={match} seen={seen} />
            </Part>
            <Part>
              <MatchFacts i18n={i18n} match={match} now={now} hasCard={isWide} parts={parts} />
            </Part>
            {similar}
            {renderRoster(!isWide && isOpen && <PlacesLeft i18n={i18n} isOnline={isOnline} match={match} />)}
          </div>
          {/* Inside this column, so that on a phone it does not stick over the composer of the chat below. */}
          {hasBar && (
            <ActionBar
              i18n={i18n}
              match={match}
              now={now}
              parts={parts}
              chatLink={chatLink}
              barRef={barRef}
            />
          )}
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
