import type { ReactNode } from 'react';
import { AlertDialog } from '@/components/ui/overlays/alert-dialog';
import { TextWithTimes } from '@/components/views/text-with-times';
import type { ParticipationAction } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';

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
  onClose: () => void;
  onConfirm: () => void;
}

const isWaitlisted = ({ my_participation }: Match): boolean => my_participation?.status === 'waitlisted';

const areAdjacent = (a: Match, b: Match): boolean =>
  Date.parse(a.ends_at) === Date.parse(b.starts_at) || Date.parse(b.ends_at) === Date.parse(a.starts_at);

/** The dialog before leaving, and before joining a match that overlaps another of mine or cannot be left any more. */
export function ParticipationDialog({
  match,
  question: { action, myMatch, isJoiningFinal },
  onClose,
  onConfirm,
}: ParticipationDialogProps): ReactNode {
  const { LL, format } = useI18n();
  const { leave: leaveTexts, doubt: joinTexts } = LL.matches;
  const { title } = match;
  const textParams = { title, when: format.dayAndTime(match.starts_at, match.timezone) };
  const isAdjacent = myMatch && areAdjacent(match, myMatch);
  const [heading, ...texts] =
    action === 'leave'
      ? isWaitlisted(match)
        ? [leaveTexts.waitlistTitle(), leaveTexts.waitlistText(textParams)]
        : [
            leaveTexts.title(),
            leaveTexts.text(textParams),
            match.waitlist_count > 0 ? leaveTexts.promotes() : leaveTexts.again(),
          ]
      : [
          joinTexts[isJoiningFinal ? 'finalTitle' : isAdjacent ? 'nextTitle' : 'overlapTitle'](),
          isJoiningFinal && joinTexts.finalText(textParams),
          myMatch &&
            joinTexts[isAdjacent ? 'nextText' : isWaitlisted(myMatch) ? 'waitingText' : 'overlapText']({
              title,
              other: myMatch.title,
              when: format.timeRange(myMatch.starts_at, myMatch.ends_at, myMatch.timezone),
              city: myMatch.venue.city.name,
            }),
        ];
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={heading}
      labels={
        action === 'leave'
          ? { cancel: LL.common.actions.stay(), confirm: LL.common.actions.leave() }
          : { cancel: joinTexts.cancel(), confirm: joinTexts.join() }
      }
      confirmVariant={action === 'leave' ? 'danger' : 'secondary'}
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
