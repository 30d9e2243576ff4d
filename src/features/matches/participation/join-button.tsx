import { type ReactNode, useState } from 'react';
import { useLeavesFocus } from '@/components/use-leaves-focus';
import { useOnIntent } from '@/components/use-on-intent';
import { type JoinProps, JoinView, type JoinViewProps } from '@/features/matches/views/join-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { useOverlap } from './use-overlap';
import { useParticipation } from './use-participation';

const loadLeaveDialog = () => import('./leave-dialog').then((module) => module.LeaveDialog);
const loadOverlapDialog = () => import('./overlap-dialog').then((module) => module.OverlapDialog);

/** In a list the row's link takes the focus of a button that goes, elsewhere the heading of the screen. */
const linkOfRow = (button: HTMLElement): HTMLElement | null =>
  button.closest('li')?.querySelector<HTMLElement>('a[href]') ?? null;

function LeavingButton(props: Omit<JoinViewProps, 'i18n'>): ReactNode {
  const button = useLeavesFocus<HTMLButtonElement>(linkOfRow);
  return <JoinView ref={button} i18n={useI18n()} {...props} />;
}

/**
 * The one thing to do with a match: join it, or wait, or leave after being asked; nothing when neither is possible.
 * It stays the same element while it changes its meaning, so that the keyboard's focus stays on it.
 */
export function JoinButton({ match, look }: JoinProps): ReactNode {
  const { join, leave, isPending } = useParticipation(match);
  const { findOverlap, isLooking } = useOverlap(match);
  const [isLeaving, setIsLeaving] = useState(false);
  const [overlap, setOverlap] = useState<Match | null>(null);
  const leaveDialog = useOnIntent(loadLeaveDialog);
  const overlapDialog = useOnIntent(loadOverlapDialog);

  const leaves = match.can_leave;
  if (!leaves && !match.can_join) return null;
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
  return (
    <>
      <LeavingButton
        match={match}
        look={look}
        busy={isPending || isLooking || leaveDialog.isLoading || overlapDialog.isLoading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={leaves ? askToLeave : () => void joinUnlessBusy()}
      />
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
