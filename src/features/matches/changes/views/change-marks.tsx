import { mdiUpdate } from '@mdi/js';
import { Icon } from '@/components/ui/icon';
import { TextWithTimes } from '@/components/views/text-with-times';
import { type MatchChange, findChanges, type SeenMatch } from '@/features/matches/changes/seen-matches';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { dayKey } from '@/lib/format/day';

function formatChange(change: MatchChange, match: Match, { LL, format }: I18n): string {
  const texts = LL.matches.changes;
  const { starts_at, ends_at, timezone } = match;
  switch (change.kind) {
    case 'time': {
      const isSameDay = dayKey(change.previousTimes.starts_at, timezone) === dayKey(starts_at, timezone);
      const formatTimes = isSameDay
        ? (start: string, end: string) => format.timeRange(start, end, timezone)
        : (start: string) => format.dayAndTime(start, timezone);
      return texts.moved({
        before: formatTimes(change.previousTimes.starts_at, change.previousTimes.ends_at),
        now: formatTimes(starts_at, ends_at),
      });
    }
    case 'venue':
      return texts.moved({ before: change.previousVenue, now: match.venue.name });
    case 'more':
    case 'fewer':
      return texts[change.kind]({ count: change.count });
    default:
      return texts[change.kind]();
  }
}

interface ChangeMarksProps {
  i18n: I18n;
  match: Match;
  seenMatch: SeenMatch | undefined;
  isInRow?: boolean;
}

/** The changes since the person last saw the match, as old → new; null when there are none. Only a row marks a cancellation: on the match's screen the heading says it. */
export function ChangeMarks({ i18n, match, seenMatch, isInRow = false }: ChangeMarksProps) {
  const changes = findChanges(seenMatch, match).filter(({ kind }) => isInRow || kind !== 'cancelled');
  if (changes.length === 0) return null;
  return (
    <ul
      className={cn(
        'font-semibold text-on-waiting',
        isInRow ? 'text-xs/[1.125rem] compact:truncate' : 'my-1 grid gap-1 text-sm',
      )}
    >
      {changes.map((change) => (
        <li
          key={change.kind}
          className={cn(
            'w-fit rounded-control bg-waiting',
            isInRow ? 'mr-1 px-1.5 py-px compact:inline' : 'flex items-start gap-1.5 px-2 py-0.5',
          )}
        >
          <Icon
            path={mdiUpdate}
            className={isInRow ? 'mr-1 inline size-3.5 align-[-0.125rem]' : 'mt-0.5 size-4'}
          />
          <span>
            <TextWithTimes text={formatChange(change, match, i18n)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
