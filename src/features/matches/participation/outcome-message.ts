import { mdiCalendarPlusOutline, mdiForumOutline } from '@mdi/js';
import { errorText, getFailureToShow } from '@/components/failures/error-text';
import type { Toast } from '@/components/toasts/toasts';
import { isFull } from '@/features/matches/data/match';
import { formatPlaying, formatStanding, getConfirmDeadline } from '@/features/matches/views/match-texts';
import { statusIcons } from '@/features/matches/views/sport-tile';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { serverNow } from '@/lib/state/server-time';
import type { Outcome } from './participation';

/** How long the message that a match was left offers the way back. */
const wayBackMs = 8000;

interface Surroundings {
  title: string;
  isOnMatchScreen: boolean;
  /** Whether the pressed button is still on the screen; then the message need not name the match. */
  isButtonShown: boolean;
  openChat: () => void;
  saveCalendar: (match: Match) => void;
  /** Joins again, and tells the chat if it knows that I do not come. */
  joinAgain: (isChatTold: boolean) => void;
}

type Message = Omit<Toast, 'id' | 'topic'>;
type Success = Extract<Outcome, { kind: 'done' }>;

/** Returns the name of the result; joining may end on the waiting list although the match had a free spot at the press. */
function getResult({ action, matchBefore, matchAfter, isTold }: Success) {
  if (action === 'leave') {
    if (matchBefore.my_participation?.status === 'waitlisted') return 'leftWaitlist';
    return isTold ? 'leftTold' : 'left';
  }
  if (matchAfter.my_participation?.status !== 'waitlisted') return 'joined';
  return isFull(matchBefore) ? 'waitlisted' : 'joinedWaitlist';
}

/** A button that joins again, and says so if it also tells the chat; a match that is full by now has only its waiting list, of which the chat is not told. */
const createWayBack = (
  match: Match,
  isTold: boolean,
  joinAgain: Surroundings['joinAgain'],
): Partial<Message> => ({
  stayMs: wayBackMs,
  action: {
    label: ({ LL }) =>
      isFull(match)
        ? LL.common.actions.joinWaitlist()
        : LL.matches.leave[isTold ? 'goBackAndTell' : 'goBack'](),
    run: () => joinAgain(isTold && !isFull(match)),
  },
});

/** What the match's screen says after joining, where what is to be confirmed takes the place of that I play. */
function formatJoined(i18n: I18n, match: Match): string {
  const standing = formatStanding(i18n, match, serverNow()) ?? '';
  return getConfirmDeadline(match, serverNow()) ? `${formatPlaying(i18n, match)}. ${standing}` : standing;
}

function getSuccess(outcome: Success, around: Surroundings): Message {
  const { matchAfter } = outcome;
  const { title, isOnMatchScreen, openChat, saveCalendar, joinAgain } = around;
  const position = matchAfter.my_participation?.waitlist_position ?? 1;
  const result = getResult(outcome);
  const calendarLabel = ({ LL }: I18n): string => LL.detail.calendar.label();
  return {
    kind: 'success',
    text: (i18n) =>
      result === 'joined'
        ? isOnMatchScreen
          ? formatJoined(i18n, matchAfter)
          : `${formatPlaying(i18n, matchAfter)}, ${title}`
        : i18n.LL.matches[result]({ title, position }),
    ...((result === 'waitlisted' || result === 'joinedWaitlist') && { icon: statusIcons.waiting }),
    ...(result === 'joined' &&
      !isOnMatchScreen && {
        shortcuts: [
          { icon: mdiForumOutline, label: ({ LL }) => LL.chat.title(), run: openChat },
          { icon: mdiCalendarPlusOutline, label: calendarLabel, run: () => saveCalendar(matchAfter) },
        ],
      }),
    ...(outcome.action === 'leave' &&
      matchAfter.can_join &&
      createWayBack(matchAfter, outcome.isTold, joinAgain)),
    isVisuallyHidden: isOnMatchScreen && (result === 'joined' || result === 'waitlisted'),
  };
}

/** The message about the outcome of a join or leave. */
export function getOutcomeMessage(outcome: Outcome, around: Surroundings): Message {
  if (outcome.kind === 'done') return getSuccess(outcome, around);
  if (outcome.kind === 'notTold')
    return {
      kind: 'danger',
      text: ({ LL }) =>
        LL.matches.leave[outcome.action === 'leave' ? 'notTold' : 'backNotTold']({
          reason: errorText(LL, outcome.failure),
        }),
    };
  const { action, isUnknown, isTold } = outcome;
  const { title, isButtonShown } = around;
  const failure = getFailureToShow(outcome.failure, isButtonShown && !isUnknown) ?? outcome.failure;
  const name = isUnknown ? 'Unknown' : isButtonShown ? 'FailedHere' : 'Failed';
  const text = ({ LL }: I18n): string => {
    const reason = errorText(LL, failure);
    // The pressed button counts down, which says the rest.
    const failureText =
      failure.kind === 'counting_down' ? reason : LL.matches[`${action}${name}`]({ title, reason });
    return isTold ? `${LL.matches.leave.toldOnly()} ${failureText}` : failureText;
  };
  return { kind: 'danger', text };
}
