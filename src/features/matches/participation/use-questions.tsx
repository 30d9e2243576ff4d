import { createContext, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLazyOnIntent } from '@/components/loading/lazy';
import { releaseDialog, requestDialog } from '@/components/state/single-dialog';
import type { Match } from '@/generated/schemas/match.zod';
import type { Question } from './participation-dialog';

const loadDialog = () => import('./participation-dialog').then((module) => module.ParticipationDialog);

interface Asked extends Question {
  onConfirm: (chatMessage?: string) => void;
}

/** Asks about joining or leaving a match in a dialog, which the caller renders. */
export function useQuestions(match: Match | undefined, isOnMatchScreen = false) {
  const openerRef = useRef<HTMLElement>(null);
  const [question, setQuestion] = useState<Asked | null>(null);
  const { code: Dialog, preload, requestCode, isLoading } = useLazyOnIntent(loadDialog);
  const isAsking = question !== null && (isLoading || Dialog !== null);
  useEffect(() => (isAsking ? () => releaseDialog(openerRef.current) : undefined), [isAsking]);
  const ask = (opener: HTMLElement, newQuestion: Asked): void => {
    if (!requestDialog(opener)) return;
    openerRef.current = opener;
    requestCode();
    setQuestion(newQuestion);
  };
  const dialog: ReactNode = Dialog && question && match && (
    <Dialog
      match={match}
      question={question}
      isOnMatchScreen={isOnMatchScreen}
      onClose={() => setQuestion(null)}
      onConfirm={question.onConfirm}
    />
  );
  return { ask, preload, isLoading, dialog };
}

/** The dialog of a match's screen, which outlives the buttons: they are others in a wide window. */
export const QuestionsContext = createContext<ReturnType<typeof useQuestions> | null>(null);
