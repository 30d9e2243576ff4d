import { type ComponentProps, useState } from 'react';
import { showToast } from '@/components/toasts/toasts';
import { Avatar } from '@/components/ui/avatar';
import { CalendarButton } from '@/features/matches/calendar/calendar-button';
import { ConfirmButton } from '@/features/matches/confirmation/confirm-button';
import { createMatchUrl, findMatchPlayedThen } from '@/features/matches/data/match';
import { useListedMatches } from '@/features/matches/data/use-matches';
import { JoinButton } from '@/features/matches/participation/join-button';
import { isRememberedInMemoryOnly, setRemembered } from '@/features/matches/remembered/remembered-matches';
import { useRememberedIds } from '@/features/matches/remembered/use-remembered-matches';
import {
  BackLinkContent,
  backLinkProps,
  type MatchParts,
  RememberButtonView,
  ShareButtonView,
  StandingView,
} from '@/features/matches/views/match-parts';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import { Link } from '@/routing/link';
import { useBackToScreen, useIsFromMessages } from '@/routing/navigate';
import { messagesSearch } from '@/routing/rows';
import { formatInvitation } from './invitation';

const getShareFailedText = ({ LL }: I18n): string => LL.detail.share.failed();

const isShareCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The button that opens the share dialog of the device, or copies the URL on a device without such a dialog. */
function ShareButton(props: ComponentProps<MatchParts['Share']>) {
  const { match, now } = props;
  const i18n = useI18n();
  const { locale } = i18n;

  async function share(): Promise<void> {
    const url = createMatchUrl(match.id, locale);
    const text = formatInvitation(i18n, match, now);
    if ('share' in navigator) {
      await navigator.share({ title: match.title, text, url });
      return;
    }
    // The clipboard is missing on pages without https.
    await (navigator as Navigator).clipboard.writeText(url);
    showToast('success', ({ LL }) => LL.detail.share.copied());
  }

  return (
    <ShareButtonView
      {...props}
      i18n={i18n}
      onClick={() => {
        share().catch((error: unknown) => {
          if (!isShareCancelled(error)) showToast('danger', getShareFailedText);
        });
      }}
    />
  );
}

/** My status in the match, or the match that I play at that time; a status that has changed since the first render is animated. */
function Standing(props: ComponentProps<MatchParts['Standing']>) {
  const { match, now } = props;
  const status = match.my_participation?.status;
  const [initialStatus] = useState(status);
  const matchPlayedThen = findMatchPlayedThen(useListedMatches(), match, now);
  return (
    <StandingView
      i18n={useI18n()}
      isNew={status !== initialStatus}
      matchPlayedThen={status ? null : matchPlayedThen}
      {...props}
    />
  );
}

function RememberButton(props: ComponentProps<MatchParts['Remember']>) {
  const { match } = props;
  const isRemembered = useRememberedIds().has(match.id);
  return (
    <RememberButtonView
      {...props}
      i18n={useI18n()}
      isRemembered={isRemembered}
      isInMemoryOnly={isRememberedInMemoryOnly()}
      onClick={() => setRemembered(match, !isRemembered)}
    />
  );
}

export const interactiveParts: MatchParts = {
  Join: JoinButton,
  Confirm: ConfirmButton,
  Calendar: CalendarButton,
  Share: ShareButton,
  Remember: RememberButton,
  Standing,
  Picture: Avatar,
};

/** The link to the list, or to all chats when they were the previous screen; it goes back in the history when its screen was the previous one. */
export function BackLink() {
  const isFromMessages = useIsFromMessages();
  return (
    <Link
      to="index"
      search={isFromMessages ? messagesSearch : undefined}
      onClick={useBackToScreen()}
      {...backLinkProps}
    >
      <BackLinkContent i18n={useI18n()} isToMessages={isFromMessages} />
    </Link>
  );
}
