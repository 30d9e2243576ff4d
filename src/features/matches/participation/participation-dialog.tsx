import type { ReactNode } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { TextWithTimes } from '@/components/views/text-with-times';
import type { ParticipationAction } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

export interface Question {
  action: ParticipationAction;
  /** My match at the same time, or right before or after in another city. */
  other?: Match | null;
  /** Whether the deadline to leave has passed. */
  isFinal?: boolean;
}

interface ParticipationDialogProps {
  match: Match;
  question: Question;
  onClose: () => void;
  onConfirm: () => void;
}

const isWaiting = ({ my_participation: mine }: Match): boolean => mine?.status === 'waitlisted';

const isAdjacent = (one: Match, other: Match): boolean =>
  Date.parse(one.ends_at) === Date.parse(other.starts_at) ||
  Date.parse(other.ends_at) === Date.parse(one.starts_at);

/** The dialog before leaving, and before joining a match that overlaps another of mine or cannot be left any more. */
export function ParticipationDialog({
  match,
  question: { action, other, isFinal },
  onClose,
  onConfirm,
}: ParticipationDialogProps): ReactNode {
  const { LL, format } = useI18n();
  const { leave, doubt } = LL.matches;
  const { title } = match;
  const textParams = { title, when: format.dayAndTime(match.starts_at, match.timezone) };
  const [heading, ...texts] =
    action === 'leave'
      ? isWaiting(match)
        ? [leave.waitlistTitle(), leave.waitlistText(textParams)]
        : [leave.title(), leave.text(textParams), match.waitlist_count > 0 ? leave.promotes() : leave.again()]
      : [
          isFinal
            ? doubt.finalTitle()
            : other && isAdjacent(match, other)
              ? doubt.nextTitle()
              : doubt.overlapTitle(),
          isFinal && doubt.finalText(textParams),
          other &&
            doubt[isAdjacent(match, other) ? 'nextText' : isWaiting(other) ? 'waitingText' : 'overlapText']({
              title,
              other: other.title,
              when: format.timeRange(other.starts_at, other.ends_at, other.timezone),
              city: other.venue.city.name,
            }),
        ];
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={heading}
      labels={
        action === 'leave'
          ? { cancel: leave.stay(), confirm: leave.confirm() }
          : { cancel: doubt.cancel(), confirm: doubt.join() }
      }
      confirm={action === 'leave' ? 'danger' : 'secondary'}
      onConfirm={onConfirm}
    >
      {texts.map(
        (text) =>
          text && (
            <p key={text}>
              <TextWithTimes text={text} />
            </p>
          ),
      )}
    </AlertDialog>
  );
}
