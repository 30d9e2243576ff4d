import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError, retryAfterMs } from '@/api/problem';
import { useWrite } from '@/api/write';
import { errorText, getFailureToShow } from '@/components/failures/error-text';
import { useFocusOnUnmount } from '@/components/focus/focus';
import { useOfflineAriaProps, useOnline } from '@/components/hooks/use-online';
import { startWait, useWait } from '@/components/state/waits';
import { dismissToastsOfTopic, showToast } from '@/components/toasts/toasts';
import { cacheConfirmation, upcomingMatchesQuery } from '@/features/matches/data/queries';
import { type MatchButtonProps, ConfirmButtonView } from '@/features/matches/views/match-buttons';
import { getConfirmParticipationMutationOptions } from '@/generated/match/match';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import { isOffline } from '@/lib/browser/browser';
import { refetchMatches } from '@/queries/matches';
import { getDeadLinkReason } from './confirmation';

/** Returns the link of the button's row, which takes the focus when the button disappears; null outside a list. */
export const findRowLink = (button: HTMLElement): HTMLElement | null =>
  button.closest('li')?.querySelector<HTMLElement>('a[href]') ?? null;

/** Returns the status text beside the button: it takes the focus after a confirmation, so a screen reader reads it. */
const findStatusElement = (button: HTMLElement): HTMLElement | null =>
  button.closest('li, section, article')?.querySelector<HTMLElement>('[data-standing]') ??
  button.closest('li, section')?.querySelector<HTMLElement>('a[href]') ??
  null;

/** Returns the topic of the toasts about a match, of which only the newest is shown. */
export const getToastTopic = (id: number): string => `match ${String(id)}`;
const getActionName = (id: number): string => `confirm ${String(id)}`;

/** Says why confirming failed; after a 429 or 503 the button counts down to the next try. */
function showFailure(client: QueryClient, error: Error, { id, title }: Match): void {
  const waitMs = retryAfterMs(error);
  if (waitMs > 0) startWait(client, getActionName(id), waitMs);
  const failure = getFailureToShow(describeError(error), waitMs > 0) ?? describeError(error);
  const deadLinkReason = getDeadLinkReason(error);
  const text = ({ LL }: I18n): string => {
    const texts = LL.confirmation;
    if (failure.kind === 'counting_down') return errorText(LL, failure);
    if (deadLinkReason === undefined || deadLinkReason === 'invalid')
      return texts.failedNamed({ title, reason: deadLinkReason ? texts.goneText() : errorText(LL, failure) });
    const reason = deadLinkReason === 'expired' ? texts.expiredHereText() : texts[`${deadLinkReason}Text`]();
    return texts.deadNamed({ outcome: texts[deadLinkReason](), title, reason });
  };
  showToast('danger', text, { topic: getToastTopic(id) });
}

interface TokenConfirmButtonProps extends MatchButtonProps {
  pid: number;
  token: string;
  onRefused: (token: string) => void;
}

function TokenConfirmButton({ pid, token, onRefused, ...props }: TokenConfirmButtonProps) {
  const { id, title } = props.match;
  const client = useQueryClient();
  const button = useFocusOnUnmount<HTMLButtonElement>(findStatusElement);
  const topic = getToastTopic(id);
  const { write, isPending } = useWrite(['confirmation', pid], {
    ...getConfirmParticipationMutationOptions<Error>(),
    onMutate: () => dismissToastsOfTopic(topic),
    onSuccess: (result) => {
      cacheConfirmation(client, result);
      // A person who moved the focus elsewhere hears a toast instead.
      if (document.activeElement !== button.current)
        showToast('success', ({ LL }) => LL.confirmation.confirmedNamed({ title }), {
          topic,
          isVisuallyHidden: true,
        });
    },
    onError: (error) => {
      if (getDeadLinkReason(error)) onRefused(token);
      showFailure(client, error, props.match);
    },
    // Requests in flight may be older than the confirmation, and a failure may mean that the match has changed.
    onSettled: () => refetchMatches(client),
  });
  const confirmWithNewToken = async (): Promise<void> => {
    try {
      const matches = await client.query({ ...upcomingMatchesQuery(), staleTime: 0 });
      const newToken = matches.find((match) => match.id === id)?.my_participation?.confirmation_token;
      if (newToken !== undefined) write({ params: { pid, token: newToken } });
    } catch (error) {
      showFailure(client, error as Error, props.match);
    }
  };
  return (
    <ConfirmButtonView
      ref={button}
      i18n={useI18n()}
      busy={isPending}
      remainingSeconds={useWait(getActionName(id))}
      onClick={() => {
        if (isOffline()) showToast('danger', ({ LL }) => LL.confirmation.offline(), { topic });
        else if (token !== '') write({ params: { pid, token } });
        else void confirmWithNewToken();
      }}
      {...useOfflineAriaProps()}
      {...props}
    />
  );
}

/** The button that confirms my participation with the token of `my_participation`; null without a token, unless it `staysWithoutToken` while none can be had, or once the token is refused for good. */
export function ConfirmButton({
  staysWithoutToken = false,
  ...props
}: MatchButtonProps & { staysWithoutToken?: boolean }) {
  const { isError } = useQuery({ ...upcomingMatchesQuery(), enabled: false });
  const isKept = (!useOnline() || isError) && staysWithoutToken;
  // No token is kept on the device: without a signal the press only says so, else it asks for the list anew.
  const { pid, confirmation_token: token = isKept ? '' : undefined } = props.match.my_participation ?? {};
  const [refusedToken, setRefusedToken] = useState<string>();
  if (pid === undefined || token === undefined || token === refusedToken) return null;
  return <TokenConfirmButton {...props} pid={pid} token={token} onRefused={setRefusedToken} />;
}
