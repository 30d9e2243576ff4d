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
import { chatSectionId } from '@/features/chat/data/chat-section-id';
import { useRefusedMessages, useUnsentByMatch } from '@/features/chat/data/use-outbox';
import { RefusedSummary } from '@/features/chat/views/refused-summary';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { Link } from '@/routing/link';
import { useTitle } from '@/routing/title';
import { ChatRow, ChatRowsSkeleton } from './chat-row';
import { type ChatListItem, useAllChats } from './use-all-chats';

/** Switches browser notifications on and off; the browser asks for permission when they are switched on. */
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
            hash={chatSectionId}
            className="flex items-center gap-3 px-4 py-3 -outline-offset-3 hover:bg-sunken"
          >
            <RefusedSummary i18n={i18n} refused={refused} />
          </Link>
        </li>
      ))}
    </ul>
  );
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

const skeletonRows = 5;

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
          {(!chats || loadingCount > 0) && <ChatRowsSkeleton count={chats ? loadingCount : skeletonRows} />}
        </div>
      )}
      <NotifySwitch />
    </div>
  );
}
