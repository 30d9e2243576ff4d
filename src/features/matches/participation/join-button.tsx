import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useOnIntent } from '@/components/use-on-intent';
import { isFull } from '@/features/matches/data/free-places';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import { cn } from '@/lib/cn';
import { useOverlap } from './use-overlap';
import { useParticipation } from './use-participation';

const loadLeaveDialog = () => import('./leave-dialog').then((module) => module.LeaveDialog);
const loadOverlapDialog = () => import('./overlap-dialog').then((module) => module.OverlapDialog);

type Look = 'row' | 'bar';

interface JoinButtonProps {
  match: Match;
  /** `row` for lists, `bar` for the main action of a screen. */
  look: Look;
}

/** The caption of the button and its name for assistive technology, which also says which match. */
function captionOf(match: Match, look: Look, { common, matches }: TranslationFunctions): [string, string] {
  const { title } = match;
  if (match.can_leave) {
    const waits = match.my_participation?.status === 'waitlisted';
    if (!waits || look === 'row') return [common.actions.leave(), matches.leaveNamed({ title })];
    return [common.actions.leaveWaitlist(), matches.leaveWaitlistNamed({ title })];
  }
  return isFull(match)
    ? look === 'row'
      ? [matches.joinWaitlistShort(), matches.joinWaitlistShortNamed({ title })]
      : [common.actions.joinWaitlist(), matches.joinWaitlistNamed({ title })]
    : [common.actions.join(), matches.joinNamed({ title })];
}

/**
 * The one thing to do with a match: join it, or wait, or leave after being asked; nothing when neither is possible.
 * It stays the same element while it changes its meaning, so that the keyboard's focus stays on it.
 */
export function JoinButton({ match, look }: JoinButtonProps): ReactNode {
  const { LL } = useI18n();
  const { join, leave, isPending } = useParticipation(match);
  const { findOverlap, isLooking } = useOverlap(match);
  const [isLeaving, setIsLeaving] = useState(false);
  const [overlap, setOverlap] = useState<Match | null>(null);
  const leaveDialog = useOnIntent(loadLeaveDialog);
  const overlapDialog = useOnIntent(loadOverlapDialog);

  const leaves = match.can_leave;
  if (!leaves && !match.can_join) return null;
  const [caption, name] = captionOf(match, look, LL);
  const preload = (): void => {
    leaveDialog.preload();
    if (!leaves) overlapDialog.preload();
  };
  const askToLeave = (): void => {
    leaveDialog.request();
    setIsLeaving(true);
  };
  const joinUnlessBusy = async (): Promise<void> => {
    const other = await findOverlap();
    setOverlap(other);
    if (other) overlapDialog.request();
    else join();
  };
  const LeaveDialog = leaveDialog.loaded;
  const OverlapDialog = overlapDialog.loaded;
  const quiet = look === 'row' ? 'quiet' : 'secondary';
  return (
    <>
      <Button
        variant={leaves ? quiet : isFull(match) ? 'secondary' : 'primary'}
        size={look === 'row' ? 'sm' : 'lg'}
        // In a list it is 40 px high, so that three matches fit on a phone's screen, but a finger has 44 px.
        className={cn(
          look === 'row' && 'after:absolute after:inset-x-0 after:-inset-y-0.5 max-md:min-h-10',
          // The longest caption would leave no room for the places beside it.
          look === 'row' && isFull(match) && 'max-[22rem]:px-2',
        )}
        busy={isPending || isLooking || leaveDialog.isLoading || overlapDialog.isLoading}
        aria-label={name}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={leaves ? askToLeave : () => void joinUnlessBusy()}
      >
        {caption}
      </Button>
      {LeaveDialog && (
        <LeaveDialog match={match} open={isLeaving} onOpenChange={setIsLeaving} onLeave={leave} />
      )}
      {OverlapDialog && overlap && (
        <OverlapDialog
          match={match}
          other={overlap}
          open
          onOpenChange={(open) => setOverlap(open ? overlap : null)}
          onJoin={join}
        />
      )}
    </>
  );
}
