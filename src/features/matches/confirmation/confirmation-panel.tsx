import { mdiCheckDecagramOutline, mdiInformationOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAuthState } from '@/api/context';
import { useFailureText } from '@/components/failures/form-alert';
import { focusHeading, useFocusWhen } from '@/components/focus/focus';
import { Button, buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { TextWithTimes } from '@/components/views/text-with-times';
import { upcomingMatchesQuery } from '@/features/matches/data/queries';
import { useI18n } from '@/i18n/context';
import { cn } from '@/lib/cn';
import { forgetLinkSecrets } from '@/routing/address/link-secrets';
import { Link } from '@/routing/link';
import type { Confirmation } from './confirmation';
import { ClosePanelContext } from './panel-contexts';
import { useConfirmation } from './use-confirmation';

interface OutcomeProps {
  confirmation: Confirmation;
  isForOtherPerson: boolean;
  /** Whether the link is for my participation; undefined until the list of matches is loaded. */
  isForMe: boolean | undefined;
  /** Whether that is known before a press. */
  isNotMine: boolean;
}

function ConfirmationOutcome(props: OutcomeProps) {
  const { confirmation, isForOtherPerson, isForMe, isNotMine } = props;
  const { LL, format } = useI18n();
  const texts = LL.confirmation;
  const failureReason = useFailureText(confirmation.state === 'failed' ? confirmation.failure : null);
  const renderNotice = (kind: 'success' | 'warning' | 'danger', title: string, text: ReactNode) => (
    <Notice kind={kind}>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </Notice>
  );
  if (isNotMine) return renderNotice('warning', texts.notMine(), texts.notMineText());
  switch (confirmation.state) {
    case 'waiting':
      return null;
    case 'confirmed':
    case 'alreadyConfirmed': {
      const { title, venue, starts_at, timezone } = confirmation.match;
      const details = { title, when: format.dayAndTime(starts_at, timezone), where: venue.name };
      const text = texts[isForOtherPerson ? 'linkOfOther' : 'seeYou'](details);
      const noticeTitle = texts[isForOtherPerson ? 'confirmedForOther' : confirmation.state]();
      return renderNotice('success', noticeTitle, <TextWithTimes text={text} />);
    }
    case 'failed':
      return renderNotice('danger', texts.failed(), failureReason);
    default: {
      const { state } = confirmation;
      const expiredKey = isForMe ? ('expiredHereText' as const) : ('expiredNotMineText' as const);
      const textKey = state === 'expired' && isForMe !== undefined ? expiredKey : (`${state}Text` as const);
      return renderNotice('warning', texts[state](), texts[textKey]());
    }
  }
}

/** Home's panel for people who opened the link of the confirmation e-mail, signed in or not. */
export function ConfirmationPanel() {
  const { LL, format } = useI18n();
  const { outcome, isPending, confirm, pid } = useConfirmation();
  const { data: list, isSuccess, isFetching } = useQuery({ ...upcomingMatchesQuery(), enabled: false });
  const match = pid === undefined ? undefined : list?.find((entry) => entry.my_participation?.pid === pid);
  const isAwaitingPress = outcome.state === 'waiting' || outcome.state === 'failed';
  // Who has confirmed elsewhere is not asked again.
  const confirmation: Confirmation =
    isAwaitingPress && match?.my_participation?.status === 'confirmed'
      ? { state: 'alreadyConfirmed', match }
      : outcome;
  const result = 'match' in confirmation ? confirmation.match : undefined;
  const confirmedMatch = result && list?.find(({ id }) => id === result.id);
  const isForOtherPerson = confirmedMatch !== undefined && confirmedMatch.my_participation?.pid !== pid;
  const closePanel = use(ClosePanelContext);
  const close = (): void => {
    forgetLinkSecrets();
    // The landing page, which replaces the panel when signed out, must be rendered before its heading takes the focus.
    flushSync(closePanel);
    focusHeading(document);
  };
  const texts = LL.confirmation;
  const { state } = confirmation;
  const canConfirm = state === 'waiting' || state === 'failed';
  const isLinkDead = !canConfirm && !result;
  const matchId = result?.id ?? (isLinkDead ? match?.id : undefined);
  const isSignedOut = useAuthState().status === 'unauthenticated';
  const leadsToMatches = isLinkDead && !isSignedOut && matchId === undefined;
  // For a signed-out person the panel is the whole screen.
  const Heading = isSignedOut ? 'h1' : 'h2';
  // A list from the device or in flight may lack a match that I have joined since.
  const isForMe = match !== undefined || (isSuccess && !isFetching ? false : undefined);
  const isNotMine = canConfirm && isForMe === false && !isPending;
  // The heading takes the focus when the pressed button disappears; a dead link never had that button.
  const [couldConfirmAtFirst] = useState(canConfirm);
  const heading = useFocusWhen<HTMLHeadingElement>(
    couldConfirmAtFirst && !canConfirm && outcome === confirmation,
  );
  return (
    <section
      data-link-panel=""
      aria-labelledby="confirmation"
      className="mb-6 grid grid-cols-1 gap-4 rounded-card raised p-5 max-[18rem]:p-4 md:max-w-2xl"
    >
      <div className="flex items-center gap-2">
        <Icon
          path={isLinkDead ? mdiInformationOutline : mdiCheckDecagramOutline}
          className={cn('size-7 max-[18rem]:hidden', isLinkDead ? 'text-muted' : 'text-accent')}
        />
        <Heading
          ref={heading}
          id="confirmation"
          tabIndex={-1}
          className="text-lg font-bold outline-none max-[18rem]:text-base"
        >
          {canConfirm && !isNotMine ? texts.title() : texts.doneTitle()}
        </Heading>
      </div>
      {!result && match && (
        <p className="font-semibold">
          {texts.which({ title: match.title, when: format.dayAndTime(match.starts_at, match.timezone) })}
        </p>
      )}
      {canConfirm && !isNotMine && <p className="text-muted">{texts.text()}</p>}
      <div role="status" aria-live="polite" className="empty:absolute">
        <ConfirmationOutcome
          confirmation={confirmation}
          isForOtherPerson={isForOtherPerson}
          isForMe={isForMe}
          isNotMine={isNotMine}
        />
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow max-[18rem]:*:px-1">
        {canConfirm && (
          // The same element for both, as the list may arrive while the button has the focus.
          <Button variant="primary" size="lg" busy={isPending} onClick={isNotMine ? close : confirm}>
            {isNotMine
              ? LL.common.actions.toMatches()
              : state === 'failed'
                ? LL.common.actions.retry()
                : texts.action()}
          </Button>
        )}
        {matchId !== undefined && (
          <Link to="detail" params={{ id: matchId }} className={buttonStyle({ variant: 'primary' })}>
            {texts.toMatch()}
          </Link>
        )}
        {isSignedOut && isLinkDead && (
          <Link to="login" className={buttonStyle({ variant: 'primary' })}>
            {LL.login.submit()}
          </Link>
        )}
        {!isNotMine && (
          <Button variant={leadsToMatches ? 'primary' : 'quiet'} onClick={close}>
            {LL.common.actions[leadsToMatches ? 'toMatches' : 'close']()}
          </Button>
        )}
      </div>
    </section>
  );
}
