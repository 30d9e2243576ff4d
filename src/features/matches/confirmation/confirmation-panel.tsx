import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import { refetchMatches } from '@/queries/matches';
import { getConfirmParticipationMutationKey, useConfirmParticipation } from '@/generated/match/match';
import { ConfirmParticipationParams } from '@/generated/schemas/confirmParticipationParams.zod';
import { forgetLinkSecrets, getLinkSecrets } from '@/routing/link-secrets';
import { parseId } from '@/routing/table';
import { type Confirmation, getDeadLinkReason, toConfirmation } from './outcome';
import { mdiCheckDecagramOutline, mdiInformationOutline } from '@mdi/js';
import { flushSync } from 'react-dom';
import { useAuthState } from '@/api/context';
import { focusHeading, useFocusWhen } from '@/components/focus';
import { Button, buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useFailureText } from '@/components/form-alert';
import { TextWithTimes } from '@/components/views/text-with-times';
import { upcomingMatchesQuery } from '@/features/matches/data/queries';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { Link } from '@/routing/link';
import { ClosePanel } from './close-panel';

/** The link's values as the contract wants them; null for a link that is not whole or not well-formed. */
function linkParams(): ConfirmParticipationParams | null {
  const { pid, token } = getLinkSecrets();
  const params = ConfirmParticipationParams.safeParse({ pid: parseId(pid ?? ''), token });
  return params.success ? params.data : null;
}

/** Confirms by the link that opened this page, on a press only: programs that scan e-mails open links too. */
function useConfirmation() {
  const client = useQueryClient();
  const [params] = useState(linkParams);
  const { mutate, isPending, data, error } = useConfirmParticipation({
    mutation: {
      onSuccess: () => {
        forgetLinkSecrets();
        // Also what is on its way: a list that was asked for before the press shows the place as it was.
        refetchMatches(client);
      },
      onError: (error) => {
        if (getDeadLinkReason(error)) forgetLinkSecrets();
      },
    },
  });
  return {
    confirmation: params ? toConfirmation(data, error) : ({ state: 'invalid' } satisfies Confirmation),
    isPending,
    pid: params?.pid,
    confirm: () => {
      // A link that has done its work is forgotten, before the button goes. `isPending` is what was drawn last.
      const mutationKey = getConfirmParticipationMutationKey();
      if (params && getLinkSecrets().pid !== undefined && client.isMutating({ mutationKey }) === 0)
        mutate({ params });
    },
  };
}

/** What came of the press; nothing before it. Announced when it appears. */
function ConfirmationOutcome({ confirmation }: { confirmation: Confirmation }): ReactNode {
  const { LL, format } = useI18n();
  const words = LL.confirmation;
  const why = useFailureText(confirmation.state === 'failed' ? confirmation.failure : null);
  switch (confirmation.state) {
    case 'waiting':
      return null;
    case 'confirmed':
    case 'alreadyConfirmed': {
      const { match } = confirmation.result;
      const when = format.dayAndTime(match.starts_at, match.timezone);
      return (
        <Notice kind="success">
          <p className="font-semibold">{words[confirmation.state]()}</p>
          <p>
            <TextWithTimes text={words.seeYou({ title: match.title, when, where: match.venue.name })} />
          </p>
        </Notice>
      );
    }
    case 'failed':
      return (
        <Notice kind="danger">
          <p className="font-semibold">{words.failed()}</p>
          <p>{why}</p>
        </Notice>
      );
    default:
      return (
        <Notice kind="warning">
          <p className="font-semibold">{words[confirmation.state]()}</p>
          <p>{words[`${confirmation.state}Text`]()}</p>
        </Notice>
      );
  }
}

/** Home's panel for who came by the link of the e-mail, signed in or not. */
export function ConfirmationPanel(): ReactNode {
  const { LL, format } = useI18n();
  const { confirmation, isPending, confirm, pid } = useConfirmation();
  const { data: list } = useQuery({ ...upcomingMatchesQuery(), enabled: false });
  const match = pid === undefined ? undefined : list?.find(({ my_participation: mine }) => mine?.pid === pid);
  const closePanel = use(ClosePanel);
  const close = (): void => {
    forgetLinkSecrets();
    // Signed out, the heading comes with what stands in the panel's place.
    flushSync(closePanel);
    focusHeading(document);
  };
  const words = LL.confirmation;
  const { state } = confirmation;
  const canConfirm = state === 'waiting' || state === 'failed';
  const isDead = !canConfirm && !('result' in confirmation);
  const isSignedOut = useAuthState().status === 'unauthenticated';
  // Signed out, nothing else stands there.
  const Heading = isSignedOut ? 'h1' : 'h2';
  // The focus moves when the button goes; with a link that was dead from the start there never was one.
  const [couldConfirm] = useState(canConfirm);
  const heading = useFocusWhen<HTMLHeadingElement>(couldConfirm && !canConfirm);
  return (
    <section
      aria-labelledby="confirmation"
      className="mb-6 grid grid-cols-1 gap-4 rounded-card raised p-5 max-[18rem]:p-4 md:max-w-2xl"
    >
      <Heading
        ref={heading}
        id="confirmation"
        tabIndex={-1}
        className="flex items-center gap-2 text-lg font-bold outline-none max-[18rem]:text-base"
      >
        <Icon
          path={isDead ? mdiInformationOutline : mdiCheckDecagramOutline}
          className={cn('size-7 max-[18rem]:hidden', isDead ? 'text-muted' : 'text-accent')}
        />
        {canConfirm ? words.title() : words.doneTitle()}
      </Heading>
      {canConfirm && match && (
        <p className="font-semibold">
          {words.which({ title: match.title, when: format.dayAndTime(match.starts_at, match.timezone) })}
        </p>
      )}
      {canConfirm && <p className="text-muted">{words.text()}</p>}
      <div role="status" className="empty:absolute">
        <ConfirmationOutcome confirmation={confirmation} />
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow max-[18rem]:*:px-1">
        {canConfirm && (
          <Button variant="primary" size="lg" busy={isPending} onClick={confirm}>
            {state === 'failed' ? LL.common.actions.retry() : words.action()}
          </Button>
        )}
        {'result' in confirmation && (
          <Link
            to="detail"
            params={{ id: confirmation.result.match.id }}
            className={buttonStyle({ variant: 'primary' })}
          >
            {words.toMatch()}
          </Link>
        )}
        {isSignedOut && !canConfirm && !('result' in confirmation) && (
          <Link to="login" className={buttonStyle({ variant: 'primary' })}>
            {LL.login.submit()}
          </Link>
        )}
        <Button variant={isDead && !isSignedOut ? 'primary' : 'quiet'} onClick={close}>
          {isDead && !isSignedOut ? LL.matches.empty.showAll() : LL.common.actions.close()}
        </Button>
      </div>
    </section>
  );
}
