import { type ReactNode, useEffect, useRef, useState } from 'react';
import { giveDialogTurn, takeDialogTurn } from '@/components/one-dialog';
import { useLeavesFocus } from '@/components/use-leaves-focus';
import { useOnIntent } from '@/components/use-on-intent';
import {
  type JoinButtonProps,
  JoinButtonView,
  type JoinButtonViewProps,
} from '@/features/matches/views/join-button-view';
import { useI18n } from '@/i18n/context';
import type { Doubt } from './join-dialog';
import { useOverlap } from './use-overlap';
import { useParticipation } from './use-participation';
import type { Match } from '@/generated/schemas/match.zod';

/** Whether the deadline for leaving has passed: after joining now one cannot leave. */
const cannotBeLeft = ({ leave_deadline }: Pick<Match, 'leave_deadline'>, now: number): boolean =>
  leave_deadline !== null && Date.parse(leave_deadline) < now;

const loadLeaveDialog = () => import('./leave-dialog').then((module) => module.LeaveDialog);
const loadJoinDialog = () => import('./join-dialog').then((module) => module.JoinDialog);

/** Gets the focus when the button disappears: the row's link in a list, elsewhere the heading of the screen. */
const linkOfRow = (button: HTMLElement): HTMLElement | null =>
  button.closest('li')?.querySelector<HTMLElement>('a[href]') ?? null;

function LeavingButton(props: Omit<JoinButtonViewProps, 'i18n'>): ReactNode {
  const button = useLeavesFocus<HTMLButtonElement>(linkOfRow);
  return <JoinButtonView ref={button} i18n={useI18n()} {...props} />;
}

/**
 * The button to join a match, to join its waiting list, or to leave after a question; nothing when none is possible. It
 * remains the same element when its meaning changes, so that it keeps the focus.
 */
export function JoinButton({ match, variant }: JoinButtonProps): ReactNode {
  const { join, leave, isPending } = useParticipation(match, variant === 'bar');
  const { findOverlap, isLooking } = useOverlap(match);
  const [isLeaving, setIsLeaving] = useState(false);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const leaveDialog = useOnIntent(loadLeaveDialog);
  const joinDialog = useOnIntent(loadJoinDialog);
  const pressed = useRef<HTMLElement>(null);
  const isAsking =
    (isLeaving && (leaveDialog.isLoading || leaveDialog.loaded !== null)) ||
    (doubt !== null && (joinDialog.isLoading || joinDialog.loaded !== null));
  useEffect(() => (isAsking ? () => giveDialogTurn(pressed.current) : undefined), [isAsking]);

  const leaves = match.can_leave;
  if (!leaves && !match.can_join) return null;
  const preload = (): void => {
    leaveDialog.preload();
    if (!leaves) joinDialog.preload();
  };
  const mayAsk = (): boolean => pressed.current !== null && takeDialogTurn(pressed.current);
  const askToLeave = (): void => {
    if (!mayAsk()) return;
    leaveDialog.request();
    setIsLeaving(true);
  };
  const joinUnlessDoubtful = async (): Promise<void> => {
    const other = await findOverlap();
    const isFinal = cannotBeLeft(match, Date.now());
    if (!other && !isFinal) return join();
    if (!mayAsk()) return;
    setDoubt({ other, isFinal });
    joinDialog.request();
  };
  const LeaveDialog = leaveDialog.loaded;
  const JoinDialog = joinDialog.loaded;
  return (
    <>
      <LeavingButton
        match={match}
        variant={variant}
        busy={isPending || isLooking || leaveDialog.isLoading || joinDialog.isLoading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget;
          if (leaves) askToLeave();
          else void joinUnlessDoubtful();
        }}
      />
      {LeaveDialog && (
        <LeaveDialog match={match} open={isLeaving} onOpenChange={setIsLeaving} onLeave={leave} />
      )}
      {JoinDialog && doubt && (
        <JoinDialog
          match={match}
          doubt={doubt}
          open
          onOpenChange={(open) => setDoubt(open ? doubt : null)}
          onJoin={join}
        />
      )}
    </>
  );
}
