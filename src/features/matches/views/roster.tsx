import { mdiCheckAll, mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { RosterChange } from '@/features/matches/changes/seen-matches';
import { countMissingPlayers, phaseOf } from '@/features/matches/data/match';
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

function Person({ i18n: { LL }, participant, parts: { Picture } }: PersonProps) {
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
function PersonList({ people, isOrdered, ...rest }: PersonListProps) {
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
  /** People who belong together; a group may have its own heading, with their number beside it. */
  groups: readonly { heading?: string; isCounted?: boolean; people: readonly Participant[] }[];
  isOrdered?: boolean;
  children?: ReactNode;
}

function People({ id, heading, groups, isOrdered = false, children, ...rest }: PeopleProps) {
  const renderCount = (count: number): ReactNode => (
    <span data-figures className="text-sm font-normal text-muted">
      {count}
    </span>
  );
  const headingStyle = 'flex flex-wrap items-baseline justify-between gap-x-3';
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className={cn(headingStyle, 'text-lg font-bold')}>
        {heading} {renderCount(groups.reduce((sum, { people }) => sum + people.length, 0))}
      </h2>
      {children}
      {groups
        .filter(({ people }) => people.length > 0)
        .map((group) => (
          <div key={group.heading ?? ''} className="grid gap-2">
            {group.heading && (
              <h3 className={cn(headingStyle, 'font-semibold')}>
                {group.heading} {group.isCounted && renderCount(group.people.length)}
              </h3>
            )}
            <PersonList people={group.people} isOrdered={isOrdered} {...rest} />
          </div>
        ))}
    </section>
  );
}

interface RosterProps extends Pick<PersonProps, 'i18n' | 'parts'> {
  match: MatchDetail;
  now: number;
  rosterChange: RosterChange | null;
}

export function Roster({ match, now, rosterChange, ...rest }: RosterProps) {
  const { LL, format } = rest.i18n;
  const texts = LL.detail;
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
        groups={
          asksToConfirm
            ? [
                {
                  heading: texts.confirmed({ count: confirmedPeople.length, total: playingPeople.length }),
                  people: confirmedPeople,
                },
                { heading: texts.unconfirmed(), isCounted: true, people: unconfirmedPeople },
              ]
            : [{ people: playingPeople }]
        }
        {...rest}
      >
        {isUpcoming && match.min_participants !== null && countMissingPlayers(match) > 0 && (
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
      </People>
      {waitingPeople.length > 0 && (
        <People
          id="waiting"
          heading={texts.waitlist()}
          groups={[{ people: waitingPeople }]}
          isOrdered
          {...rest}
        />
      )}
    </div>
  );
}
