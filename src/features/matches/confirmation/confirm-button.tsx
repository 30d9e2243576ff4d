import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { describeError } from '@/api/problem';
import { refetchMatches } from '@/queries/matches';
import { errorText } from '@/components/error-text';
import { dismissToastsOfTopic, showToast } from '@/components/toasts';
import { matchQuery, upcomingMatchesQuery } from '@/features/matches/data/queries';
import { getConfirmParticipationMutationKey, useConfirmParticipation } from '@/generated/match/match';
import type { ConfirmResult } from '@/generated/schemas/confirmResult.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { getDeadLinkReason } from './outcome';
import type { ReactNode } from 'react';
import { useFocusOnUnmount } from '@/components/focus';
import { useOfflineAriaProps } from '@/components/use-online';
import { type MatchButtonProps, ConfirmButtonView } from '@/features/matches/views/match-buttons';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';

function withConfirmation<T extends Match>(match: T, { pid, confirmed_at }: ConfirmResult): T {
  if (match.my_participation?.pid !== pid) return match;
  const { confirmation_token: _, ...mine } = match.my_participation;
  return { ...match, my_participation: { ...mine, status: 'confirmed', confirmed_at } };
}

/** Shows the confirmation in the list, the match and its roster before they are read anew. */
function cacheConfirmation(client: QueryClient, id: number, result: ConfirmResult): void {
  client.setQueryData(upcomingMatchesQuery().queryKey, (list) =>
    list?.map((match) => (match.id === id ? withConfirmation(match, result) : match)),
  );
  client.setQueryData(
    matchQuery(id).queryKey,
    (match) =>
      match && {
        ...withConfirmation(match, result),
        participants: match.participants.map((one) =>
          one.pid === result.pid ? { ...one, status: 'confirmed' as const } : one,
        ),
      },
  );
}

/** Gets the focus when a button of a row disappears: the row's link in a list; null elsewhere, where it is the heading of the screen. */
export const findRowLink = (button: HTMLElement): HTMLElement | null =>
  button.closest('li')?.querySelector<HTMLElement>('a[href]') ?? null;

/** What says beside the button that I take part: it gets the focus, and is heard by that, once the button has done its work. */
const findStanding = (button: HTMLElement): HTMLElement | null =>
  button.closest('li, section, article')?.querySelector<HTMLElement>('[data-standing]') ??
  findRowLink(button);

/** Confirms my participation by the token of `my_participation`, for a press only; nothing is sent again by itself. */
export function ConfirmButton(props: MatchButtonProps): ReactNode {
  const { id, title, my_participation: mine } = props.match;
  const client = useQueryClient();
  const button = useFocusOnUnmount<HTMLButtonElement>(findStanding);
  const about = `match ${String(id)}`;
  const mutationKey = [...getConfirmParticipationMutationKey(), id];
  const { mutate, isPending } = useConfirmParticipation({
    mutation: {
      mutationKey,
      onMutate: () => dismissToastsOfTopic(about),
      onSuccess: (result) => {
        cacheConfirmation(client, id, result);
        // Who has gone on meanwhile does not hear it by the focus.
        if (document.activeElement !== button.current)
          showToast('success', ({ LL }) => LL.confirmation.confirmedNamed({ title }), {
            topic: about,
            isVisuallyHidden: true,
          });
      },
      onError: (error) => {
        const failure = describeError(error);
        const dead = getDeadLinkReason(error);
        const text = ({ LL }: I18n): string => {
          const words = LL.confirmation;
          if (dead === undefined || dead === 'invalid')
            return words.failedNamed({ title, reason: dead ? words.goneText() : errorText(LL, failure) });
          const reason = dead === 'expired' ? words.expiredHereText() : words[`${dead}Text`]();
          return words.deadNamed({ outcome: words[dead](), title, reason });
        };
        showToast('danger', text, { topic: about });
      },
      // What is on its way may have been asked for before the press; why it failed is news of the match as well.
      onSettled: () => refetchMatches(client),
    },
  });
  const token = mine?.confirmation_token;
  const confirm = (): void => {
    // Asked at the press: `isPending` is what was drawn last.
    if (mine && token !== undefined && client.isMutating({ mutationKey }) === 0)
      mutate({ params: { pid: mine.pid, token } });
  };
  return (
    <ConfirmButtonView
      ref={button}
      i18n={useI18n()}
      busy={isPending}
      onClick={confirm}
      {...useOfflineAriaProps()}
      {...props}
    />
  );
}
