import { type ReactNode, useEffect, useRef, useState } from 'react';
import { giveDialogTurn, takeDialogTurn } from '@/components/one-dialog';
import { useLeavesFocus } from '@/components/use-leaves-focus';
import { useOnIntent } from '@/components/use-on-intent';
import { cannotBeLeft } from '@/features/matches/data/leaving';
import {
  type JoinButtonProps,
  JoinButtonView,
  type JoinButtonViewProps,
} from '@/features/matches/views/join-button-view';
import { useI18n } from '@/i18n/context';
import type { Doubt } from './join-dialog';
import { useOverlap } from './use-overlap';
import { useParticipation } from './use-participation';

const loadLeaveDialog = () => import('./leave-dialog').then((module) => module.LeaveDialog);
const loadJoinDialog = () => import('./join-dialog').then((module) => module.JoinDialog);

/** In a list the row's link takes the focus of a button that goes, elsewhere the heading of the screen. */
const linkOfRow = (button: HTMLElement): HTMLElement | null =>
  button.closest('li')?.querySelector<HTMLElement>('a[href]') ?? null;

function LeavingButton(props: Omit<JoinButtonViewProps, 'i18n'>): ReactNode {
  const button = useLeavesFocus<HTMLButtonElement>(linkOfRow);
  return <JoinButtonView ref={button} i18n={useI18n()} {...props} />;
}

/**
 * The one thing to do with a match: join it, or wait, or leave after being asked; nothing when neither is possible.
 * It stays the same element while it changes its meaning, so that the keyboard's focus stays on it.
 */
export function JoinButton({ match, variant }: JoinButtonProps): ReactNode {
  const { join, leave, isPending } = useParticipation(match);
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
