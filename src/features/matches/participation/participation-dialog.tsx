import type { ReactNode } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { TextWithTimes } from '@/components/views/text-with-times';
import type { ParticipationAction } from '@/features/matches/data/optimistic-update';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

export interface Question {
  act: ParticipationAction;
  /** A match of mine at the same time. */
  other?: Match | null;
  /** Whether a match that is joined now cannot be left any more. */
  isFinal?: boolean;
}

interface ParticipationDialogProps {
  match: Match;
  question: Question;
  onClose: () => void;
  onConfirm: () => void;
}

const isWaiting = ({ my_participation: mine }: Match): boolean => mine?.status === 'waitlisted';

const isNextTo = (one: Match, other: Match): boolean =>
  Date.parse(one.ends_at) === Date.parse(other.starts_at) ||
  Date.parse(other.ends_at) === Date.parse(one.starts_at);

/** Asks before leaving, and before joining a match that cannot be left any more, or at a time when I play elsewhere. */
export function ParticipationDialog({
  match,
  question: { act, other, isFinal },
  onClose,
  onConfirm,
}: ParticipationDialogProps): ReactNode {
  const { LL, format } = useI18n();
  const { leave, doubt } = LL.matches;
  const { title } = match;
  const named = { title, when: format.dayAndTime(match.starts_at, match.timezone) };
  const [heading, ...texts] =
    act === 'leave'
      ? isWaiting(match)
        ? [leave.waitlistTitle(), leave.waitlistText(named)]
        : [leave.title(), leave.text(named), match.waitlist_count > 0 ? leave.promotes() : leave.again()]
      : [
          isFinal
            ? doubt.finalTitle()
            : other && isNextTo(match, other)
              ? doubt.nextTitle()
              : doubt.overlapTitle(),
          isFinal && doubt.finalText(named),
          other &&
            doubt[isNextTo(match, other) ? 'nextText' : isWaiting(other) ? 'waitingText' : 'overlapText']({
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
        act === 'leave'
          ? { cancel: leave.stay(), confirm: leave.confirm() }
          : { cancel: doubt.cancel(), confirm: doubt.join() }
      }
      confirm={act === 'leave' ? 'danger' : 'secondary'}
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
