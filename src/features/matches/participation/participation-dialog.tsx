import { useState } from 'react';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { TextWithTimes } from '@/components/views/text-with-times';
import { isFull, isLeavingLate, type ParticipationAction } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import type { I18n } from '@/i18n/translate';
import { serverNow } from '@/lib/state/server-time';

export interface Question {
  action: ParticipationAction;
  /** My match at the same time, or in another city right before or after it. */
  myMatch?: Match | null;
  /** Whether the deadline to leave has passed, so that the person could not leave again. */
  isJoiningFinal?: boolean;
}

interface ParticipationDialogProps {
  match: Match;
  question: Question;
  /** Then the text need not name the match. */
  isOnMatchScreen: boolean;
  onClose: () => void;
  /** Gets the message for the chat, if the person ticked that it is told. */
  onConfirm: (chatMessage?: string) => void;
}

const isWaitlisted = ({ my_participation }: Match): boolean => my_participation?.status === 'waitlisted';

const isRightBefore = (a: Match, b: Match): boolean => Date.parse(a.ends_at) === Date.parse(b.starts_at);

/** Returns both matches in the order in which they are played when one ends as the other begins, else null. */
function sortAdjacent(a: Match, b: Match): [Match, Match] | null {
  if (isRightBefore(a, b)) return [a, b];
  return isRightBefore(b, a) ? [b, a] : null;
}

/** Returns that leaving now counts as late, by the contract's rule; null when it does not. */
function formatLateness({ LL, format }: I18n, match: Match): string | null {
  const { starts_at, timezone } = match;
  const now = serverNow();
  if (!isLeavingLate(match, now)) return null;
  return LL.matches.leave.late({ when: format.relative(starts_at, timezone, now) });
}

/** Returns that the match lacks players without me; null while it does not, or a substitute takes my place. */
function formatTooFew({ LL }: I18n, match: Match): string | null {
  const { min_participants: needed, participants_count: count, waitlist_count } = match;
  if (needed === null || count > needed || waitlist_count > 0 || isWaitlisted(match)) return null;
  return LL.matches.leave.tooFew({ left: count - 1, needed });
}

/** The dialog before leaving, and before joining a match that overlaps another of mine or cannot be left any more. */
export function ParticipationDialog(props: ParticipationDialogProps) {
  const { match, isOnMatchScreen, onClose, onConfirm } = props;
  const { action, myMatch, isJoiningFinal } = props.question;
  const i18n = useI18n();
  const { LL, format } = i18n;
  const tooFew = formatTooFew(i18n, match);
  const { leave: leaveTexts, doubt: joinTexts } = LL.matches;
  const { title } = match;
  const textParams = { title, when: format.dayAndTime(match.starts_at, match.timezone) };
  const formatHours = ({ starts_at, ends_at, timezone }: Match): string =>
    format.timeRange(starts_at, ends_at, timezone);
  const [firstMatch, secondMatch] = (myMatch && sortAdjacent(match, myMatch)) ?? [];
  const lateness = formatLateness(i18n, match);
  // The chat is told only by a tick of the person, as others read it.
  const [tellsChat, setTellsChat] = useState(false);
  const [heading, ...texts] =
    action === 'leave'
      ? isWaitlisted(match)
        ? [
            leaveTexts.waitlistTitle(),
            isOnMatchScreen ? leaveTexts.waitlistTextHere() : leaveTexts.waitlistText(textParams),
          ]
        : [
            leaveTexts.title(),
            isOnMatchScreen ? leaveTexts.textHere() : leaveTexts.text(textParams),
            tooFew,
            lateness,
            match.waitlist_count > 0 ? leaveTexts.promotes() : leaveTexts.again(),
          ]
      : [
          joinTexts[isJoiningFinal ? 'finalTitle' : secondMatch ? 'travelTitle' : 'overlapTitle'](),
          isJoiningFinal && joinTexts.finalText(textParams),
          firstMatch && secondMatch
            ? joinTexts.travelText({
                first: firstMatch.title,
                firstWhen: formatHours(firstMatch),
                firstCity: firstMatch.venue.city.name,
                second: secondMatch.title,
                secondWhen: formatHours(secondMatch),
                secondCity: secondMatch.venue.city.name,
              })
            : myMatch &&
              joinTexts[isWaitlisted(myMatch) ? 'waitingText' : 'overlapText']({
                title,
                other: myMatch.title,
                when: formatHours(myMatch),
              }),
        ];
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={heading}
      labels={
        action === 'leave'
          ? isWaitlisted(match)
            ? { cancel: leaveTexts.keepWaiting(), confirm: LL.common.actions.leaveWaitlist() }
            : { cancel: LL.common.actions.stay(), confirm: LL.common.actions.leave() }
          : { cancel: joinTexts.cancel(), confirm: joinTexts[isFull(match) ? 'wait' : 'join']() }
      }
      confirmVariant={action === 'leave' && !isWaitlisted(match) ? 'danger' : 'secondary'}
      actions={
        action === 'leave' &&
        !isWaitlisted(match) && (
          <CheckboxField
            label={leaveTexts.tell({ message: leaveTexts.message() })}
            checked={tellsChat}
            onChange={({ target }) => setTellsChat(target.checked)}
          />
        )
      }
      onConfirm={() => onConfirm(tellsChat ? leaveTexts.message() : undefined)}
    >
      {texts.map(
        (text) =>
          text && (
            <p
              key={text}
              className={text === lateness || text === tooFew ? 'font-semibold text-on-waiting' : undefined}
            >
              <TextWithTimes text={text} />
            </p>
          ),
      )}
    </AlertDialog>
  );
}
