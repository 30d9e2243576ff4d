import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { serverNow } from '@/lib/server-time';
import { useLeavesFocus } from '@/components/focus';
import { useOnIntent } from '@/components/later-code';
import { giveDialogTurn, takeDialogTurn } from '@/components/one-dialog';
import { ConfirmButton } from '@/features/matches/confirmation/confirm-button';
import { linkOfRow } from '@/features/matches/data/link-of-row';
import { overlappingMatch } from '@/features/matches/data/overlap';
import { asPressed, pendingActs } from '@/features/matches/data/pending';
import { matchesAtHandQuery } from '@/features/matches/data/queries';
import { canConfirm } from '@/features/matches/views/confirm-button-view';
import {
  type JoinButtonProps,
  JoinButtonView,
  type JoinButtonViewProps,
} from '@/features/matches/views/join-button-view';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { afterPaint } from '@/lib/scheduling';
import type { Question } from './participation-dialog';
import { useParticipation } from './use-participation';

/** My match at the same time, or null. The list is read first where there is none; when it cannot be had, joining does not depend on it. */
async function findOverlap(client: QueryClient, match: Match): Promise<Match | null> {
  // The button is drawn as busy first: laying pending acts over a long list takes a while.
  await new Promise<void>((resolve) => void afterPaint(resolve));
  const list = await client.query(matchesAtHandQuery()).catch(() => []);
  // A match whose Join was pressed a moment ago counts as mine.
  const acts = pendingActs(client);
  const pressed = list.map((other) => asPressed(other, acts.get(other.id)));
  return overlappingMatch(pressed, match);
}

/** Whether the deadline for leaving has passed: after joining now one cannot leave. */
const cannotBeLeft = ({ leave_deadline }: Pick<Match, 'leave_deadline'>, now: number): boolean =>
  leave_deadline !== null && Date.parse(leave_deadline) < now;

const loadDialog = () => import('./participation-dialog').then((module) => module.ParticipationDialog);

function LeavingButton(props: Omit<JoinButtonViewProps, 'i18n'>): ReactNode {
  const button = useLeavesFocus<HTMLButtonElement>(linkOfRow);
  return <JoinButtonView ref={button} i18n={useI18n()} {...props} />;
}

/** Joins, joins the waiting list, or leaves after a question. It remains the same element when its meaning changes, to keep the focus. */
export function JoinButton({ match, variant }: JoinButtonProps): ReactNode {
  const client = useQueryClient();
  const { act, isPending } = useParticipation(match, variant === 'bar');
  const [isLooking, setIsLooking] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const { loaded: Dialog, preload, request, isLoading } = useOnIntent(loadDialog);
  const pressed = useRef<HTMLElement>(null);
  const isAsking = question !== null && (isLoading || Dialog !== null);
  useEffect(() => (isAsking ? () => giveDialogTurn(pressed.current) : undefined), [isAsking]);

  // In a row there is room for one: what is to be done goes before leaving, which the match's screen has too.
  const confirms = canConfirm(match);
  if (confirms && variant === 'row') return <ConfirmButton match={match} variant="row" />;
  if (!match.can_leave && !match.can_join)
    return confirms ? <ConfirmButton match={match} variant={variant} /> : null;
  const ask = (asked: Question): void => {
    if (pressed.current === null || !takeDialogTurn(pressed.current)) return;
    request();
    setQuestion(asked);
  };
  const joinUnlessDoubtful = async (): Promise<void> => {
    setIsLooking(true);
    const other = await findOverlap(client, match);
    setIsLooking(false);
    const isFinal = cannotBeLeft(match, serverNow());
    if (other || isFinal) ask({ act: 'join', other, isFinal });
    else act('join');
  };
  return (
    <>
      {confirms && <ConfirmButton match={match} variant={variant} />}
      <LeavingButton
        match={match}
        variant={variant}
        busy={isPending || isLooking || isLoading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget, detail }) => {
          // The second press of a double click, which may come after the answer, does not ask whether to leave.
          if (detail > 1) return;
          pressed.current = currentTarget;
          if (match.can_leave) ask({ act: 'leave' });
          else void joinUnlessDoubtful();
        }}
      />
      {Dialog && question && (
        <Dialog
          match={match}
          question={question}
          onClose={() => setQuestion(null)}
          onConfirm={() => act(question.act)}
        />
      )}
    </>
  );
}
