import { mdiCalendarPlusOutline, mdiCalendarRemoveOutline } from '@mdi/js';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { isFull, type ParticipationAction } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import type { I18n } from '@/i18n/translate';
import { formatTimeLeft } from '@/lib/format/format-time-left';

export interface MatchButtonProps {
  match: Match;
  /** `row` for lists, `bar` for the main action of a screen. */
  variant: 'row' | 'bar';
  /** Whether joining is only outlined, as I play another match then. */
  isQuiet?: boolean;
}

type MatchButtonViewProps = MatchButtonProps &
  Omit<ComponentProps<typeof Button>, 'variant' | 'disabled'> & {
    i18n: I18n;
    /** Seconds until the action can be tried again, which the button counts down. */
    remainingSeconds?: number;
  };

/** Returns the caption and the accessible name of a button during a wait; a row has room for the seconds alone. */
function getWaitCaptions(
  captions: readonly string[],
  isInRow: boolean,
  seconds: number,
  { LL }: I18n,
): string[] {
  const [caption = '', name = ''] = captions;
  if (seconds === 0) return [caption, name];
  const left = formatTimeLeft(seconds);
  const { waitFor, waitShort } = LL.common.form;
  return [
    isInRow ? waitShort({ left }) : waitFor({ action: caption, left }),
    waitFor({ action: name, left }),
  ];
}

/** Returns the name of the words for joining or leaving a match: somebody may only wait for a place, or stop waiting. */
export const getActionWords = (match: Match, action: ParticipationAction) =>
  action === 'join'
    ? isFull(match)
      ? 'joinWaitlist'
      : 'join'
    : match.my_participation?.status === 'waitlisted'
      ? 'leaveWaitlist'
      : 'leave';

/** Returns the caption of the button and its accessible name, which includes the title of the match. */
function getCaptions(match: Match, isInRow: boolean, { common, matches }: TranslationFunctions): string[] {
  const words = getActionWords(match, match.can_leave ? 'leave' : 'join');
  const caption = isInRow && words === 'joinWaitlist' ? 'joinWaitlistShort' : words;
  return [common.actions[caption](), matches[`${words}Named`]({ title: match.title })];
}

/** On a phone the focus ring is inside, so that it does not cover the price. */
const rowButtonStyle =
  'min-w-19 shrink-0 max-md:px-2 max-md:-outline-offset-3 max-[18rem]:max-w-full max-[12rem]:px-1 md:min-h-11';

export function JoinButtonView(props: MatchButtonViewProps) {
  const { i18n, match, variant, isQuiet = false, remainingSeconds = 0, ...buttonProps } = props;
  const canLeave = match.can_leave;
  if (!canLeave && !match.can_join) return null;
  const isInRow = variant === 'row';
  const captions = getCaptions(match, isInRow, i18n.LL);
  const [caption, name] = getWaitCaptions(captions, isInRow, remainingSeconds, i18n);
  return (
    <Button
      // Only joining is filled; what draws less has an edge of 3:1.
      variant={canLeave || isFull(match) || isQuiet ? 'secondary' : 'primary'}
      size={isInRow ? 'sm' : canLeave ? 'md' : 'lg'}
      className={isInRow ? rowButtonStyle : undefined}
      aria-label={name}
      disabled={remainingSeconds > 0}
      data-press={`join-${String(match.id)}`}
      {...buttonProps}
    >
      {caption}
    </Button>
  );
}

/** Whether I can confirm my participation in the app: the backend sent a confirmation token. */
export const canConfirm = ({ my_participation }: Match): boolean =>
  my_participation?.confirmation_token !== undefined;

export function ConfirmButtonView(props: MatchButtonViewProps) {
  const { i18n, match, variant, isQuiet: _, remainingSeconds = 0, ...buttonProps } = props;
  const texts = i18n.LL.confirmation;
  const isInRow = variant === 'row';
  const captions = [
    isInRow ? texts.actionShort() : texts.action(),
    texts.actionNamed({ title: match.title }),
  ];
  const [caption, name] = getWaitCaptions(captions, isInRow, remainingSeconds, i18n);
  return (
    <Button
      variant="primary"
      size={isInRow ? 'sm' : 'md'}
      className={isInRow ? rowButtonStyle : undefined}
      aria-label={name}
      disabled={remainingSeconds > 0}
      data-press={`confirm-${String(match.id)}`}
      {...buttonProps}
    >
      {caption}
    </Button>
  );
}

/** Whether the match has a calendar file for me: not while I am on the waiting list, because I may not play; once it is cancelled, only if I took part. */
export const canAddToCalendar = ({ status, my_participation }: Match): boolean =>
  my_participation?.status !== 'waitlisted' && (status !== 'cancelled' || my_participation !== null);

interface CalendarButtonViewProps extends ComponentProps<typeof Button> {
  i18n: I18n;
  isIconOnly?: boolean | undefined;
  /** Whether a calendar file cancels the event. */
  isCalledOff?: boolean;
}

export function CalendarButtonView(props: CalendarButtonViewProps) {
  const {
    i18n: { LL },
    isIconOnly = false,
    isCalledOff = false,
    ...buttonProps
  } = props;
  return (
    <Button
      aria-haspopup="menu"
      data-press="calendar"
      {...(isIconOnly && ({ size: 'icon', variant: 'quiet' } as const))}
      {...buttonProps}
    >
      <Icon path={isCalledOff ? mdiCalendarRemoveOutline : mdiCalendarPlusOutline} />
      <span className={isIconOnly ? 'sr-only' : undefined}>
        {LL.detail.calendar[isCalledOff ? 'cancel' : 'label']()}
      </span>
    </Button>
  );
}
