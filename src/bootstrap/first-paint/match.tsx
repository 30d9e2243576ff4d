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
  canConfirm,
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
import { isMatchDetail } from '@/generated/checks';
import { getGetMatchUrl } from '@/generated/match/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { I18n } from '@/i18n/translate';
import { isOffline } from '@/lib/browser/browser';
import { isWide } from '@/lib/browser/wide';
import { serverNow } from '@/lib/state/server-time';
import { uniqueBy } from '@/lib/unique-by';
import { stringifySearch } from '@/routing/address/search';
import { messagesSearch, publicPathname } from '@/routing/rows';
import { isAfterMessages } from '@/routing/scroll-restoration/history-entries';
import { checked, type FetchAnswer, readUnreadCounts } from './answer-sources';
import { createFirstPaint } from './first-paint';

const createParts = (i18n: I18n): MatchParts => ({
  Join: (props) => <JoinButtonView i18n={i18n} {...props} />,
  Confirm: (props) => canConfirm(props.match) && <ConfirmButtonView i18n={i18n} {...props} />,
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

export interface ChatProps {
  i18n: I18n;
  match: Match;
  now: number;
}

interface FirstPaintProps extends ChatProps {
  match: MatchDetail;
  /** The match as the person saw it on an earlier visit. */
  seenMatch: SeenMatch | undefined;
  unreadCount: number;
  chat?: ReactNode;
}

/** The screen of a match. The buttons work once the app has started. */
export function FirstPaintMatch(props: FirstPaintProps) {
  const { i18n, match, now, seenMatch, unreadCount, chat } = props;
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
      chat={chat}
    />
  );
}

/** Reads the messages of a match; resolves to the function that draws its chat. */
type ReadChat = (fetchAnswer: FetchAnswer) => Promise<(props: ChatProps) => ReactNode>;

/** Creates the first paint of a match, with its chat if `readChat` gives one and the person takes part. */
export const createMatchPaint = (readChat?: ReadChat) =>
  createFirstPaint('match', async (fetchAnswer) => {
    const unreadCountsPromise = readUnreadCounts(fetchAnswer);
    const drawChatPromise = readChat?.(fetchAnswer).catch(() => undefined);
    const answer = await fetchAnswer(pathPattern(getGetMatchUrl(0)));
    const match = checked(await answer.json(), isMatchDetail);
    const participants = uniqueBy(match.participants, ({ pid }) => pid);
    const unreadCount = (await unreadCountsPromise).get(match.id) ?? 0;
    const drawChat = match.my_participation ? await drawChatPromise : undefined;
    const now = serverNow();
    return (i18n) => (
      <FirstPaintMatch
        i18n={i18n}
        match={{ ...match, participants }}
        now={now}
        seenMatch={readSeenMatches()[match.id]}
        unreadCount={unreadCount}
        chat={drawChat?.({ i18n, match, now })}
      />
    );
  });

export const firstPaint = createMatchPaint();
