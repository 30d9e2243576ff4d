import type { ReactNode, Ref } from 'react';
import { Notice } from '@/components/ui/notice';
import { WithMoments } from '@/components/views/with-moments';
import { phaseOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import { cn } from '@/lib/cn';
import { confirmBy, confirmByText, hintOf } from './sentences';
import type { SectionProps } from './match-parts';

/** Whether a phone has the bar (`ActionBar`): while there is something to do about a match that is still to come (else `NoAction`). */
export const hasActionBar = (match: Match, now: number): boolean =>
  phaseOf(match, now) === 'upcoming' && (match.can_join || match.my_participation !== null);

/** Why an upcoming match can be neither joined nor left. Stands below the heading, because the bar would hold no button. */
export function NoAction({ i18n, match, now }: SectionProps): ReactNode {
  const hint = hintOf(i18n, match);
  if (!hint || phaseOf(match, now) !== 'upcoming' || match.can_join || match.my_participation) return null;
  return (
    <Notice kind="info">
      <p className="font-semibold">{hint}</p>
    </Notice>
  );
}

interface ActionBarProps extends SectionProps {
  chatLink: ReactNode;
  barRef: Ref<HTMLDivElement> | undefined;
}

/** The main action on a phone, always in sight. The button remains the same element, which keeps the focus. */
export function ActionBar({
  i18n,
  match,
  now,
  parts: { Join, Calendar, Standing },
  chatLink,
  barRef,
}: ActionBarProps): ReactNode {
  const { format } = i18n;
  const toConfirm = confirmBy(match, now);
  const hint = toConfirm
    ? confirmByText(i18n, match, format.deadline(toConfirm, match.timezone))
    : hintOf(i18n, match);
  const isMine = match.my_participation !== null;
  return (
    <div
      ref={barRef}
      // Large text makes it too high to stick. What gets the focus in it is in sight already: no scroll-padding.
      className="sticky bottom-(--bottom-bar-height) z-20 -mx-gutter mt-6 grid grid-cols-1 gap-2 border-t border-line bg-surface px-gutter py-2 max-[16rem]:static print:hidden low:static [&_:is(a,button)]:-scroll-mb-8"
    >
      <div
        className={
          isMine ? 'flex flex-wrap items-center justify-between gap-x-3' : 'grid grid-cols-1 gap-2 py-1'
        }
      >
        <div className="min-w-0 flex-1 basis-44 empty:hidden">
          <Standing match={match} phase="upcoming" />
          {hint && (
            <p className="text-sm font-semibold">
              <WithMoments text={hint} />
            </p>
          )}
        </div>
        {/* A quiet button shows no edge: where it has a line of its own, its word stands below the others. */}
        <div className={cn('empty:hidden', isMine ? 'ml-[calc(--spacing(3)-1px)]' : 'grid grid-cols-1')}>
          <Join match={match} variant="bar" />
        </div>
      </div>
      {isMine && (
        <div className="flex flex-wrap gap-2 max-[22rem]:*:grow">
          {/* There is no room for the beginning of the last message; it is heard. */}
          <div className="min-w-0 grow basis-24 rounded-control border border-line-strong px-3 *:justify-center max-sm:min-w-fit max-sm:[&_bdi]:sr-only">
            {chatLink}
          </div>
          <Calendar match={match} />
        </div>
      )}
    </div>
  );
}
