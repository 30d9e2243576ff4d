import { useQueries, useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { describeError } from '@/api/problem';
import { QueryFailure, StaleNotice } from '@/components/query-failure';
import { TabHeading } from '@/components/screen-heading';
import { StatePanel } from '@/components/state-panel';
import { buttonStyle } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { useNow } from '@/components/use-now';
import {
  setBrowserNotifications,
  useBrowserNotifications,
} from '@/features/chat/notifications/browser-notifications';
import { canReadChat, notificationsQuery, summaryQuery } from '@/features/chat/data/queries';
import { useRefusedMessages, useUnsentByMatch } from '@/features/chat/data/use-outbox';
import { RefusedSummary } from '@/features/chat/views/refused-summary';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { useTitle } from '@/routing/title';
import { type ChatListItem, ChatRow, ChatRowsSkeleton } from './chat-row';

function NotifySwitch(): ReactNode {
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
function RefusedInOtherChats({ chats }: { chats: readonly ChatListItem[] | undefined }): ReactNode {
  const i18n = useI18n();
  const elsewhere = useRefusedMessages().filter(
    ({ matchId }) => !chats?.some((chat) => chat.matchId === matchId),
  );
  if (!chats || elsewhere.length === 0) return null;
  return (
    <ul className="max-w-200 overflow-clip rounded-card bg-surface shadow-card">
      {elsewhere.map(({ matchId, refused }) => (
        <li key={matchId} className="border-line not-first:border-t">
          <Link
            to="detail"
            params={{ id: matchId }}
            hash="chat"
            className="flex items-center gap-3 px-4 py-3 -outline-offset-3 hover:bg-sunken"
          >
            <RefusedSummary i18n={i18n} refused={refused} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const writtenAt = ({ lastMessage: last }: ChatListItem): number => (last ? Date.parse(last.created_at) : 0);

const startsAt = ({ match }: ChatListItem): number => (match ? Date.parse(match.starts_at) : 0);

/** Unread chats come first, then those with the newest message; chats without a message are sorted by the start of the match. */
const sortChats = (chats: readonly ChatListItem[]): ChatListItem[] =>
  chats.toSorted(
    (one, other) =>
      Number(other.unread > 0) - Number(one.unread > 0) ||
      writtenAt(other) - writtenAt(one) ||
      startsAt(one) - startsAt(other),
  );

/** In milliseconds; it may be long because the notifications report new messages. */
const summaryStaleTime = 30_000;

/** Reads the chats of my matches: unread ones from the notifications, each other one from its own summary request. */
function useAllChats(matches: readonly Match[] | undefined, isKnown: boolean) {
  const query = useQuery({ ...notificationsQuery(), enabled: isKnown });
  const unread = query.data?.results ?? [];
  const myMatches = (query.data && matches?.filter(canReadChat)) ?? [];
  const readMatches = myMatches.filter(({ id }) => !unread.some(({ match_id }) => match_id === id));
  const summaries = useQueries({
    queries: readMatches.map(({ id }) => ({
      ...summaryQuery(id),
      refetchInterval: false as const,
      staleTime: summaryStaleTime,
    })),
  });
  const hasLoaded = query.data !== undefined && matches !== undefined;
  // The list waits for all summaries, so that rows do not move while somebody taps one.
  const hasSummaries = summaries.every(({ isPending }) => !isPending);
  const chats = [
    ...unread.map(({ match_id, match_title, unread_count, last_message }) => ({
      matchId: match_id,
      title: match_title,
      match: myMatches.find(({ id }) => id === match_id),
      unread: unread_count,
      lastMessage: last_message,
    })),
    ...(hasSummaries ? readMatches : []).map((match, index) => ({
      matchId: match.id,
      title: match.title,
      match,
      unread: 0,
      lastMessage: summaries[index]?.data?.last_message,
    })),
  ];
  return {
    /** Sorted; undefined while matches or notifications load. */
    chats: hasLoaded ? sortChats(chats) : undefined,
    /** The number of chats whose summaries are loading. */
    loadingCount: hasLoaded && !hasSummaries ? readMatches.length : 0,
    query,
  };
}

interface AllChatsProps {
  /** The upcoming matches; undefined while they load. */
  matches: readonly Match[] | undefined;
  list: ComponentProps<typeof StaleNotice>['query'];
  /** Whether the session is known: before that the matches may be those of a guest. */
  isKnown: boolean;
  /** An error of the session, shown instead of the chats. */
  failure?: ReactNode;
}

/** Renders all chats of my matches, and the switch for browser notifications. */
export function AllChats({ matches, list, isKnown, failure }: AllChatsProps): ReactNode {
  const { LL } = useI18n();
  const now = useNow();
  const { chats, loadingCount, query } = useAllChats(matches, isKnown);
  const unsent = useUnsentByMatch();
  const title = LL.header.navigation.messages();
  useTitle(title);
  const failed = [query, list].find(({ data, error }) => data === undefined && error !== null);
  const dated = query.error === null ? list : query;
  const isEmpty = chats?.length === 0 && loadingCount === 0;
  return (
    <div className="flex flex-col gap-4">
      <TabHeading title={title} />
      <StaleNotice query={dated} />
      <RefusedInOtherChats chats={chats} />
      {failure ? (
        failure
      ) : failed ? (
        <QueryFailure
          failure={describeError(failed.error)}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : isEmpty ? (
        <StatePanel picture="empty" title={LL.chat.all.emptyTitle()} text={LL.chat.all.emptyText()}>
          <Link to="index" className={buttonStyle({ variant: 'primary' })}>
            {LL.common.actions.findMatch()}
          </Link>
        </StatePanel>
      ) : (
        <div className="max-w-200 divide-y divide-line overflow-clip rounded-card bg-surface shadow-card">
          {chats && chats.length > 0 && (
            <ul>
              {chats.map((chat) => (
                <ChatRow key={chat.matchId} chat={chat} now={now} unsent={unsent[chat.matchId]} />
              ))}
            </ul>
          )}
          {(!chats || loadingCount > 0) && <ChatRowsSkeleton count={chats ? loadingCount : 5} />}
        </div>
      )}
      <NotifySwitch />
    </div>
  );
}
