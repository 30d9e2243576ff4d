import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, use, useRef, useState } from 'react';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { useOfflineAriaProps } from '@/components/hooks/use-online';
import { useWait } from '@/components/state/waits';
import { ConfirmButton, findRowLink } from '@/features/matches/confirmation/confirm-button';
import { findOverlappingMatch, withOptimisticUpdates } from '@/features/matches/data/match';
import { fetchListedMatches } from '@/features/matches/data/queries';
import { findPendingActions, useIsParticipationPending } from '@/features/matches/data/use-matches';
import { canConfirm, JoinButtonView, type MatchButtonProps } from '@/features/matches/views/match-buttons';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { isOffline } from '@/lib/browser/browser';
import { untilPainted } from '@/lib/browser/scheduling';
import { serverNow } from '@/lib/state/server-time';
import { getActionName } from './participation';
import type { Question } from './participation-dialog';
import { useParticipation } from './use-participation';
import { QuestionsContext, useQuestions } from './use-questions';

async function findOverlap(client: QueryClient, match: Match): Promise<Match | null> {
  // The busy button must be painted before the list is processed, which takes a while.
  await untilPainted();
  const list = await fetchListedMatches(client).catch(() => []);
  // A match with a pending join counts as mine.
  return findOverlappingMatch(withOptimisticUpdates(list, findPendingActions(client)), match);
}

function JoinButtonThatPassesFocus(props: Omit<ComponentProps<typeof JoinButtonView>, 'i18n'>) {
  const button = useFocusOnUnmount<HTMLButtonElement>(findRowLink);
  return <JoinButtonView ref={button} i18n={useI18n()} {...useOfflineAriaProps()} {...props} />;
}

/** The button that joins a match or its waiting list, or leaves after a question. It keeps its element, and so the focus, when its action changes. */
export function JoinButton({ match, variant, isQuiet }: MatchButtonProps) {
  const client = useQueryClient();
  const pressedButton = useRef<HTMLElement>(null);
  const isPending = useIsParticipationPending(match.id);
  const startAction = useParticipation(match, variant === 'bar', pressedButton);
  const action = match.can_leave ? 'leave' : 'join';
  const remainingSeconds = useWait(getActionName(action, match.id));
  const [isCheckingOverlap, setIsCheckingOverlap] = useState(false);
  const ownQuestions = useQuestions(match);
  const questions = use(QuestionsContext) ?? ownQuestions;
  const isDue = canConfirm(match);
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue && !wasDue) setWasDue(true);

  // A row has room for one button. Confirming is more urgent than leaving, which the match's screen offers too.
  if (variant === 'row' && isDue) return <ConfirmButton match={match} variant="row" />;
  // Leaving would stand where confirming was just pressed.
  if (variant === 'row' && wasDue && match.my_participation?.status === 'confirmed') return null;
  if (!match.can_leave && !match.can_join) return null;
  const ask = (question: Question): void => {
    if (pressedButton.current === null) return;
    const onConfirm = (chatMessage?: string): void => startAction(question.action, chatMessage);
    questions.ask(pressedButton.current, { ...question, onConfirm });
  };
  const joinOrAsk = async (): Promise<void> => {
    setIsCheckingOverlap(true);
    const myMatch = await findOverlap(client, match);
    setIsCheckingOverlap(false);
    const { leave_deadline } = match;
    const isJoiningFinal = leave_deadline !== null && Date.parse(leave_deadline) < serverNow();
    if (myMatch || isJoiningFinal) ask({ action: 'join', myMatch, isJoiningFinal });
    else startAction('join');
  };
  return (
    <>
      <JoinButtonThatPassesFocus
        match={match}
        variant={variant}
        isQuiet={isQuiet}
        busy={isPending || isCheckingOverlap || questions.isLoading}
        remainingSeconds={remainingSeconds}
        onPointerEnter={questions.preload}
        onFocus={questions.preload}
        onClick={({ currentTarget, detail: pressCount }) => {
          // The second press of a double click must not ask whether to leave.
          if (pressCount > 1) return;
          pressedButton.current = currentTarget;
          if (isOffline()) startAction(action);
          else if (action === 'leave') ask({ action: 'leave' });
          else void joinOrAsk();
        }}
      />
      {ownQuestions.dialog}
    </>
  );
}
