import { Fragment, type ReactNode } from 'react';
import { SkeletonCard } from '@/components/ui/skeleton-card';
import { ChatAnchorLook } from '@/features/chat/chat-anchor-look';
import { CalendarLook, isForCalendar } from '@/features/matches/calendar/calendar-look';
import { peopleChange } from '@/features/matches/changes/changes';
import type { SeenMatch } from '@/features/matches/changes/seen';
import { BackLinkContent, backLinkStyle } from '@/features/matches/detail/back-link-look';
import { MatchSheet } from '@/features/matches/detail/match-sheet';
import { Roster } from '@/features/matches/detail/roster';
import { ShareLook } from '@/features/matches/detail/share-look';
import { JoinLook } from '@/features/matches/participation/join-look';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { useI18n } from '@/i18n/context';
import { publicPathname } from '@/routing/paths';

interface FirstMatchProps {
  match: MatchDetail;
  /** Milliseconds since 1970. */
  now: number;
  /** What was seen of it before this visit. */
  seen: SeenMatch | undefined;
  /** How many messages of its chat are unread. */
  unread: number;
}

/** A match on its own screen, with the place of its chat: its links lead on, its buttons wait for the app. */
export function FirstMatch({ match, now, seen, unread }: FirstMatchProps): ReactNode {
  const { locale } = useI18n();
  return (
    <MatchSheet
      match={match}
      now={now}
      seen={seen}
      Part={Fragment}
      back={
        <a href={publicPathname('index', locale, {})} className={backLinkStyle}>
          <BackLinkContent />
        </a>
      }
      chatLink={<ChatAnchorLook unread={unread} />}
      calendar={isForCalendar(match) && <CalendarLook />}
      share={<ShareLook />}
      roster={<Roster match={match} changed={peopleChange(seen, match.participants)} />}
      join={<JoinLook match={match} look="bar" />}
      chat={<SkeletonCard className="h-96 max-md:hidden" />}
    />
  );
}
