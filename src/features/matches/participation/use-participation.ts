import { mdiInformationOutline } from '@mdi/js';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useApi } from '@/api/context';
import { dismissToastsOfTopic, toasts, showToast } from '@/components/toasts/toasts';
import { saveCalendarFile } from '@/features/matches/calendar/save-calendar-file';
import { getToastTopic } from '@/features/matches/confirmation/confirm-button';
import type { ParticipationAction } from '@/features/matches/data/match';
import { getCachedMatch } from '@/features/matches/data/queries';
import { getActionWords } from '@/features/matches/views/match-buttons';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { isOffline } from '@/lib/browser/browser';
import { useNavigateTo } from '@/routing/navigate';
import { getOutcomeMessage } from './outcome-message';
import { type Outcome, startParticipation } from './participation';

/** Joins and leaves, after a message to the chat if one is given, and shows the outcome; offline it offers the action once there is a connection. */
export function useParticipation(
  match: Match,
  isOnMatchScreen: boolean,
  pressedButton: RefObject<HTMLElement | null>,
) {
  const client = useQueryClient();
  const i18n = useI18n();
  const navigateTo = useNavigateTo();
  const { auth } = useApi();
  const { id, title } = match;
  const topic = getToastTopic(id);

  const showOutcome = (outcome: Outcome): void => {
    const { kind, text, ...options } = getOutcomeMessage(outcome, {
      title,
      isOnMatchScreen,
      isButtonShown: pressedButton.current?.isConnected === true,
      openChat: () => void navigateTo('detail', { params: { id }, hash: 'chat' }),
      saveCalendar: (matchAfter) => saveCalendarFile(i18n, matchAfter),
      joinAgain: (isChatTold) =>
        startAction('join', isChatTold ? i18n.LL.matches.leave.messageBack() : undefined),
    });
    showToast(kind, text, { topic, ...options });
  };
  /** Shows that the device is offline, and offers the action once it is online again, unless the session has changed. */
  const refuseOffline = (action: ParticipationAction, chatMessage?: string): void => {
    showToast('danger', ({ LL }) => LL.matches[`${action}Offline`](), { topic });
    const { endedSessionCount } = auth.getSnapshot();
    const offerAgain = (): void => {
      if (auth.getSnapshot().endedSessionCount !== endedSessionCount) return;
      const offerId = showToast('success', ({ LL }) => LL.matches.signalBack({ title }), {
        topic,
        icon: mdiInformationOutline,
        action: {
          label: ({ LL }) => LL.common.actions[getActionWords(getCachedMatch(client, id) ?? match, action)](),
          run: () => startAction(action, chatMessage),
        },
      });
      const withdrawOffer = (): void => {
        if (toasts.get().some(({ id: toastId }) => toastId === offerId)) refuseOffline(action, chatMessage);
      };
      window.addEventListener('offline', withdrawOffer, { once: true });
    };
    window.addEventListener('online', offerAgain, { once: true });
  };
  const startAction = (action: ParticipationAction, chatMessage?: string): void => {
    if (isOffline()) return refuseOffline(action, chatMessage);
    // An older failure message would contradict the optimistic update.
    const onStart = (): void => dismissToastsOfTopic(topic);
    return startParticipation(client, match, { action, chatMessage, onStart, onOutcome: showOutcome });
  };
  return startAction;
}
