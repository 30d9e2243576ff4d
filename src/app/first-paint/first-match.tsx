import { Fragment, type ReactNode } from 'react';
import { useWide } from '@/components/use-wide';
import { ChatAnchorLook } from '@/features/chat/chat-anchor-look';
import { CalendarLook, isForCalendar } from '@/features/matches/calendar/calendar-look';
import { peopleChange } from '@/features/matches/changes/changes';
import type { SeenMatch } from '@/features/matches/changes/seen';
import { BackLinkContent, backLinkStyle } from '@/features/matches/detail/back-link-look';
import type { MatchParts } from '@/features/matches/detail/match-parts';
import { MatchSheet } from '@/features/matches/detail/match-sheet';
import { Roster } from '@/features/matches/detail/roster';
import { RosterAnchor } from '@/features/matches/detail/roster-anchor';
import { ShareLook } from '@/features/matches/detail/share-look';
import { JoinLook } from '@/features/matches/participation/join-look';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { useI18n } from '@/i18n/context';
import { publicPathname } from '@/routing/paths';

const parts: MatchParts = {
  Join: JoinLook,
  Calendar: ({ match }) => isForCalendar(match) && <CalendarLook />,
  Share: () => <ShareLook />,
};

interface FirstMatchProps {
  match: MatchDetail;
  /** Milliseconds since 1970. */
  now: number;
  /** What was seen of it before this visit. */
  seen: SeenMatch | undefined;
  /** How many messages of its chat are unread. */
  unread: number;
}

/** A match on its own screen, without its chat: its links lead on, its buttons wait for the app. */
export function FirstMatch({ match, now, seen, unread }: FirstMatchProps): ReactNode {
  const { locale } = useI18n();
  return (
    <MatchSheet
      match={match}
      now={now}
      seen={seen}
      isWide={useWide()}
      Part={Fragment}
      parts={parts}
      back={
        <a href={publicPathname('index', locale, {})} className={backLinkStyle}>
          <BackLinkContent />
        </a>
      }
      anchors={
        <>
          <RosterAnchor match={match} />
          <ChatAnchorLook unread={unread} />
        </>
      }
      roster={<Roster match={match} changed={peopleChange(seen, match.participants)} />}
      chat={null}
    />
  );
}
