import '@/lib/browser/zod-config';
import type { ReactNode } from 'react';
import { pathPattern } from '@/api/offline-cache/cache-database';
import { AvatarView } from '@/components/ui/views/avatar-view';
import { ChatAnchorView } from '@/features/chat/views/chat-anchor-view';
import { findRosterChange, readSeenMatches, type SeenMatch } from '@/features/matches/changes/seen-matches';
import {
  isRememberedInMemoryOnly,
  readRememberedIds,
} from '@/features/matches/remembered/remembered-matches';
import {
  CalendarButtonView,
  ConfirmButtonView,
  JoinButtonView,
  canAddToCalendar,
} from '@/features/matches/views/match-buttons';
import {
  BackLinkContent,
  backLinkProps,
  type MatchParts,
  RememberButtonView,
  ShareButtonView,
  StandingView,
} from '@/features/matches/views/match-parts';
import { MatchSheet } from '@/features/matches/views/match-sheet';
import { Roster } from '@/features/matches/views/roster';
import { getGetMatchUrl } from '@/generated/match/match';
import { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { I18n } from '@/i18n/translate';
import { isOffline } from '@/lib/browser/browser';
import { isWide } from '@/lib/browser/wide';
import { serverNow } from '@/lib/state/server-time';
import { uniqueBy } from '@/lib/unique-by';
import { stringifySearch } from '@/routing/address/search';
import { messagesSearch, publicPathname } from '@/routing/rows';
import { isAfterMessages } from '@/routing/scroll-restoration/history-entries';
import { readUnreadCounts } from './answer-sources';
import { createFirstPaint } from './first-paint';

const createParts = (i18n: I18n): MatchParts => ({
  Join: (props) => <JoinButtonView i18n={i18n} {...props} />,
  Confirm: (props) => <ConfirmButtonView i18n={i18n} {...props} />,
  Calendar: ({ match, isIconOnly }) =>
    canAddToCalendar(match) && (
      <CalendarButtonView i18n={i18n} isIconOnly={isIconOnly} isCalledOff={match.status === 'cancelled'} />
    ),
  Share: (props) => <ShareButtonView i18n={i18n} {...props} />,
  Remember: (props) => (
    <RememberButtonView
      i18n={i18n}
      {...props}
      isRemembered={readRememberedIds().has(props.match.id)}
      isInMemoryOnly={isRememberedInMemoryOnly()}
    />
  ),
  Standing: (props) => <StandingView i18n={i18n} {...props} />,
  Picture: AvatarView,
});

interface FirstPaintProps {
  i18n: I18n;
  match: MatchDetail;
  now: number;
  /** The match as the person saw it on an earlier visit. */
  seenMatch: SeenMatch | undefined;
  unreadCount: number;
}

/** The screen of a match without its chat. The buttons work once the app has started. */
export function FirstPaintMatch({ i18n, match, now, seenMatch, unreadCount }: FirstPaintProps): ReactNode {
  const { pathname } = location;
  const isToMessages = isAfterMessages({ pathname, state: (history.state ?? {}) as object });
  const parts = createParts(i18n);
  return (
    <MatchSheet
      i18n={i18n}
      match={match}
      now={now}
      seenMatch={seenMatch}
      isWide={isWide()}
      isOnline={!isOffline()}
      PartBoundary={({ children }) => children}
      parts={parts}
      backLink={
        <a
          href={
            publicPathname('index', i18n.locale, {}) + (isToMessages ? stringifySearch(messagesSearch) : '')
          }
          {...backLinkProps}
        >
          <BackLinkContent i18n={i18n} isToMessages={isToMessages} />
        </a>
      }
      chatLink={<ChatAnchorView i18n={i18n} unreadCount={unreadCount} />}
      roster={
        <Roster
          i18n={i18n}
          match={match}
          now={now}
          rosterChange={findRosterChange(seenMatch, match.participants)}
          parts={parts}
        />
      }
      chat={null}
    />
  );
}

export const firstPaint = createFirstPaint('match', async (fetchAnswer) => {
  const unreadCountsPromise = readUnreadCounts(fetchAnswer);
  const answer = await fetchAnswer(pathPattern(getGetMatchUrl(0)));
  const match = MatchDetail.parse(await answer.json());
  const participants = uniqueBy(match.participants, ({ pid }) => pid);
  const unreadCount = (await unreadCountsPromise).get(match.id) ?? 0;
  return (i18n) => (
    <FirstPaintMatch
      i18n={i18n}
      match={{ ...match, participants }}
      now={serverNow()}
      seenMatch={readSeenMatches()[match.id]}
      unreadCount={unreadCount}
    />
  );
});
