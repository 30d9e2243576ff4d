import { mdiCheckAll, mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { RosterChange } from '@/features/matches/changes/seen-matches';
import { phaseOf } from '@/features/matches/data/match';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import type { Participant } from '@/generated/schemas/participant.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import type { MatchParts } from './match-parts';

interface PersonProps {
  i18n: I18n;
  participant: Participant;
  parts: Pick<MatchParts, 'Picture'>;
}

function Person({ i18n: { LL }, participant, parts: { Picture } }: PersonProps): ReactNode {
  const { user, status, waitlist_position: position, is_me } = participant;
  return (
    <li
      className={cn(
        'flex items-center gap-3 rounded-control px-2 py-1 md:py-1.5',
        is_me && 'bg-joined text-on-joined',
      )}
    >
      {position !== null && (
        <span data-figures className="min-w-7 text-right font-semibold whitespace-nowrap">
          {LL.detail.position({ position })}
        </span>
      )}
      <Picture name={user.display_name} picture={user.profile_picture} className="size-9 text-sm" />
      <span className="min-w-0 flex-1">
        <bdi>{user.display_name}</bdi>
        {is_me && <span className="font-semibold"> ({LL.common.roster.you()})</span>}
      </span>
      {status === 'confirmed' && (
        <Icon path={mdiCheckAll} label={LL.common.roster.confirmed()} className="size-5 text-accent" />
      )}
    </li>
  );
}

interface PersonListProps extends Omit<PersonProps, 'participant'> {
  people: readonly Participant[];
  isOrdered: boolean;
}

/** How many people are shown at once; the chat below has to stay in reach. */
const shownCount = 24;

/** A list of people. Those after the 24th are collapsed until somebody opens them, or the browser's text search does, and open in print. */
function PersonList({ people, isOrdered, ...rest }: PersonListProps): ReactNode {
  const List = isOrdered ? 'ol' : 'ul';
  const renderList = (part: readonly Participant[], start: number): ReactNode => (
    <List
      {...(isOrdered && { start })}
      className="p-2 lg:grid lg:grid-cols-2 lg:gap-x-2 print:grid print:grid-cols-2"
    >
      {part.map((participant) => (
        <Person key={participant.pid} participant={participant} {...rest} />
      ))}
    </List>
  );
  const otherPeople = people.slice(shownCount);
  return (
    <div className="rounded-card bg-surface shadow-card">
      {renderList(people.slice(0, shownCount), 1)}
      {otherPeople.length > 0 && (
        <details className="group print:[&::details-content]:[content-visibility:visible]">
          <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 rounded-card px-4 font-semibold print:hidden [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{rest.i18n.LL.detail.others({ count: otherPeople.length })}</span>
            <Icon
              path={mdiChevronDown}
              className="size-6 shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          {renderList(otherPeople, shownCount + 1)}
        </details>
      )}
    </div>
  );
}

interface PeopleProps extends Omit<PersonProps, 'participant'> {
  id: string;
  heading: string;
  countText: ReactNode;
  people: readonly Participant[];
  isOrdered?: boolean;
  /** A second group of people, below its own heading. */
  others?: { heading: string; people: readonly Participant[] };
  children?: ReactNode;
}

function People(props: PeopleProps): ReactNode {
  const { id, heading, countText, people, isOrdered = false, others, children, ...rest } = props;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg font-bold">
        {heading}{' '}
        <span data-figures className="text-sm font-normal text-muted">
          {countText}
        </span>
      </h2>
      {children}
      {people.length > 0 && <PersonList people={people} isOrdered={isOrdered} {...rest} />}
      {others && others.people.length > 0 && (
        <>
          <h3 className="font-semibold">{others.heading}</h3>
          <PersonList people={others.people} isOrdered={false} {...rest} />
        </>
      )}
    </section>
  );
}

interface RosterProps extends Pick<PersonProps, 'i18n' | 'parts'> {
  match: MatchDetail;
  now: number;
  rosterChange: RosterChange | null;
}

export function Roster({ match, now, rosterChange, ...rest }: RosterProps): ReactNode {
  const { LL, format } = rest.i18n;
  const texts = LL.detail;
  const { max_participants: total, participants_count: count } = match;
  const waitingPeople = match.participants.filter(({ status }) => status === 'waitlisted');
  const playingPeople = match.participants.filter(({ status }) => status !== 'waitlisted');
  const isUpcoming = phaseOf(match, now) === 'upcoming';
  const isJoinable = match.can_join && isUpcoming;
  const confirmedPeople = playingPeople.filter(({ status }) => status === 'confirmed');
  const unconfirmedPeople = playingPeople.filter(({ status }) => status === 'joined');
  // Only a confirmed participation, or mine with a deadline, tells that this match asks for confirmations.
  const asksToConfirm =
    isUpcoming && (confirmedPeople.length > 0 || Boolean(match.my_participation?.confirm_by));
  return (
    <div className="grid content-start gap-5">
      <People
        id="roster"
        heading={texts.roster()}
        countText={
          total === null ? LL.common.counts.players({ count }) : texts.rosterCount({ taken: count, total })
        }
        people={asksToConfirm ? confirmedPeople : playingPeople}
        {...(asksToConfirm && { others: { heading: texts.unconfirmed(), people: unconfirmedPeople } })}
        {...rest}
      >
        {isUpcoming && match.min_participants !== null && (
          <p className="text-sm text-muted">{texts.minimum({ count: match.min_participants })}</p>
        )}
        {rosterChange && (
          <Notice kind="warning" className="text-sm">
            {rosterChange.joinedNames.length > 0 && (
              <p>{LL.matches.changes.peopleJoined({ names: format.names(rosterChange.joinedNames) })}</p>
            )}
            {rosterChange.leftNames.length > 0 && (
              <p>{LL.matches.changes.peopleLeft({ names: format.names(rosterChange.leftNames) })}</p>
            )}
          </Notice>
        )}
        {playingPeople.length === 0 && (
          <p className="text-muted">{isJoinable ? texts.rosterEmpty() : texts.rosterNobody()}</p>
        )}
        {asksToConfirm && playingPeople.length > 0 && (
          <h3 className="font-semibold">
            {texts.confirmedCount({ confirmed: confirmedPeople.length, total: playingPeople.length })}
          </h3>
        )}
      </People>
      {waitingPeople.length > 0 && (
        <People
          id="waiting"
          heading={texts.waitlist()}
          countText={waitingPeople.length}
          people={waitingPeople}
          isOrdered
          {...rest}
        />
      )}
    </div>
  );
}
