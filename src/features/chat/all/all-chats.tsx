import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '@/api/problem';
import { QueryFailure, StaleNotice } from '@/components/failures/query-failure';
import { StatePanel } from '@/components/failures/state-panel';
import { useLastError } from '@/components/failures/use-last-error';
import { NavigationScreenHeading } from '@/components/focus/screen-heading';
import { useNow } from '@/components/hooks/use-time';
import { buttonStyle } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { useRefusedMessages, useUnsentStateByMatch } from '@/features/chat/data/outbox/use-outbox';
import { canReadChat, notificationsQuery, summaryQuery } from '@/features/chat/data/queries';
import {
  setBrowserNotifications,
  useBrowserNotifications,
} from '@/features/chat/notifications/browser-notifications';
import { RefusalSummary } from '@/features/chat/views/refusal-summary';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { useTitle } from '@/routing/title';
import { type ChatListItem, ChatRow, ChatRowsSkeleton } from './chat-row';

function BrowserNotificationsSwitch() {
  const { LL } = useI18n();
  const state = useBrowserNotifications();
  const texts = LL.chat.bell;
  if (state === 'unsupported') return null;
  if (state === 'blocked') return <p className="text-sm text-muted">{texts.blocked()}</p>;
  return (
    <CheckboxField
      label={
        <span className="grid">
          {texts.notify()}
          <span className="text-sm text-muted">{texts.notifyHint()}</span>
        </span>
      }
      checked={state === 'on'}
      onChange={({ target }) => void setBrowserNotifications(target.checked)}
    />
  );
}

/** Links to my refused messages in chats that the list does not show, for instance because I have left the match. */
function RefusedMessagesInOtherChats({ chats }: { chats: readonly ChatListItem[] | undefined }) {
  const i18n = useI18n();
  const messagesInOtherChats = useRefusedMessages().filter(
    ({ matchId }) => !chats?.some((chat) => chat.matchId === matchId),
  );
  if (!chats || messagesInOtherChats.length === 0) return null;
  return (
    <ul className="max-w-180 overflow-clip rounded-card bg-surface shadow-card">
      {messagesInOtherChats.map(({ matchId, messages }) => (
        <li key={matchId} className="border-line not-first:border-t">
          <Link
            to="detail"
            params={{ id: matchId }}
            hash="chat"
            className="flex items-center gap-3 px-4 py-3 -outline-offset-3 hover:bg-sunken"
          >
            <RefusalSummary i18n={i18n} messages={messages} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const lastMessageTime = ({ lastMessage: message }: ChatListItem): number =>
  message ? Date.parse(message.created_at) : 0;

const startTime = ({ match }: ChatListItem): number => (match ? Date.parse(match.starts_at) : 0);

/** Unread chats come first, then those with the newest message; chats without a message are sorted by the start of the match. */
const sortChats = (chats: readonly ChatListItem[]): ChatListItem[] =>
  chats.toSorted(
    (a, b) =>
      Number(b.unreadCount > 0) - Number(a.unreadCount > 0) ||
      lastMessageTime(b) - lastMessageTime(a) ||
      startTime(a) - startTime(b),
  );

/** Reads the chats of my matches: chats with unread messages from the notifications, each other chat by its own summary request. */
function useAllChats(matches: readonly Match[] | undefined, isSessionKnown: boolean) {
  const unreadQuery = useQuery({ ...notificationsQuery(), enabled: isSessionKnown });
  const notifications = unreadQuery.data?.results ?? [];
  const myMatches = (unreadQuery.data && matches?.filter(canReadChat)) ?? [];
  const matchesWithoutUnread = myMatches.filter(
    ({ id }) => !notifications.some(({ match_id }) => match_id === id),
  );
  const summaries = useQueries({
    queries: matchesWithoutUnread.map(({ id }) => ({
      ...summaryQuery(id),
      refetchInterval: false as const,
      // This may be long, because the notifications report new messages.
      staleTime: 30_000,
    })),
  });
  const hasLoaded = unreadQuery.data !== undefined && matches !== undefined;
  // The list waits for all summaries, so that rows do not move while somebody taps one.
  const haveSummariesLoaded = summaries.every(({ isPending }) => !isPending);
  const chats = [
    ...notifications.map(({ match_id, match_title, unread_count, last_message }) => ({
      matchId: match_id,
      title: match_title,
      match: myMatches.find(({ id }) => id === match_id),
      unreadCount: unread_count,
      lastMessage: last_message,
    })),
    ...(haveSummariesLoaded ? matchesWithoutUnread : []).map((match, index) => ({
      matchId: match.id,
      title: match.title,
      match,
      unreadCount: 0,
      lastMessage: summaries[index]?.data?.last_message,
    })),
  ];
  return {
    /** Sorted; undefined while matches or notifications load. */
    chats: hasLoaded ? sortChats(chats) : undefined,
    loadingCount: hasLoaded && !haveSummariesLoaded ? matchesWithoutUnread.length : 0,
    unreadQuery,
  };
}

interface AllChatsProps {
  /** The upcoming matches; undefined while they load. */
  matches: readonly Match[] | undefined;
  matchesQuery: UseQueryResult;
  /** Whether the session is known: before that the matches may be those of a guest. */
  isSessionKnown: boolean;
  /** An error of the session, shown instead of the chats. */
  failure?: ReactNode;
  /** Draws the tile at the left of a row; the match is undefined once it is no longer listed. */
  renderTile: (match: Match | undefined) => ReactNode;
}

/** Renders all chats of my matches, and the switch for browser notifications. */
export function AllChats(props: AllChatsProps) {
  const { matches, matchesQuery, isSessionKnown, failure, renderTile } = props;
  const { LL } = useI18n();
  const now = useNow();
  const { chats, loadingCount, unreadQuery } = useAllChats(matches, isSessionKnown);
  const unsentByMatch = useUnsentStateByMatch();
  const title = LL.header.navigation.messages();
  useTitle(title);
  const queries = [
    { query: unreadQuery, error: useLastError(unreadQuery) },
    { query: matchesQuery, error: useLastError(matchesQuery) },
  ];
  const failed = queries.filter(({ query, error }) => !query.data && error !== null);
  const noticeQuery = unreadQuery.error === null ? matchesQuery : unreadQuery;
  const isEmpty = chats?.length === 0 && loadingCount === 0;
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[45rem_minmax(0,1fr)] xl:*:not-last:col-start-1 phone:gap-2">
      <NavigationScreenHeading title={title} />
      <StaleNotice query={noticeQuery} />
      <RefusedMessagesInOtherChats chats={chats} />
      {failure ? (
        failure
      ) : failed[0] ? (
        <QueryFailure
          failure={describeError(failed[0].error)}
          busy={failed.some(({ query }) => query.isFetching)}
          onRetry={() => failed.forEach(({ query }) => void query.refetch())}
        />
      ) : isEmpty ? (
        <StatePanel picture="empty" title={LL.chat.all.emptyTitle()} text={LL.chat.all.emptyText()}>
          <Link to="index" className={buttonStyle({ variant: 'primary' })}>
            {LL.common.actions.findMatch()}
          </Link>
        </StatePanel>
      ) : (
        <div className="max-w-180 divide-y divide-line overflow-clip rounded-card bg-surface shadow-card">
          {chats && chats.length > 0 && (
            <ul>
              {chats.map((chat) => (
                <ChatRow
                  key={chat.matchId}
                  chat={chat}
                  now={now}
                  tile={renderTile(chat.match)}
                  unsentState={unsentByMatch[chat.matchId]}
                />
              ))}
            </ul>
          )}
          {(!chats || loadingCount > 0) && <ChatRowsSkeleton count={chats ? loadingCount : 5} />}
        </div>
      )}
      {/* In a wide window it stands beside the list. */}
      <div className="xl:col-start-2 xl:row-start-2 xl:rounded-card xl:bg-surface xl:p-4 xl:shadow-card xl:empty:hidden">
        <BrowserNotificationsSwitch />
      </div>
    </div>
  );
}
