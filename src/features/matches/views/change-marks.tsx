import { mdiUpdate } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { dayKey } from '@/lib/day';
import { type Change, changesOf } from '@/features/matches/changes/changes';
import type { SeenMatch } from '@/features/matches/changes/seen';

function wordsOf(change: Change, match: Match, { LL, format }: I18n): string {
  const words = LL.matches.changes;
  const { starts_at, ends_at, timezone } = match;
  switch (change.kind) {
    case 'time': {
      const isSameDay = dayKey(change.before.starts_at, timezone) === dayKey(starts_at, timezone);
      const write = isSameDay
        ? (start: string, end: string) => format.timeRange(start, end, timezone)
        : (start: string) => format.dayAndTime(start, timezone);
      return words.moved({
        before: write(change.before.starts_at, change.before.ends_at),
        now: write(starts_at, ends_at),
      });
    }
    case 'place':
      return words.moved({ before: change.before, now: match.venue.name });
    case 'more':
    case 'fewer':
      return words[change.kind]({ count: change.count });
    default:
      return words[change.kind]();
  }
}

interface ChangeMarksProps {
  i18n: I18n;
  match: Match;
  /** What was seen of it before this visit. */
  seen: SeenMatch | undefined;
}

/** What changed since the person last looked, old → new; nothing when nothing did. */
export function ChangeMarks({ i18n, match, seen }: ChangeMarksProps): ReactNode {
  const changes = changesOf(seen, match);
  if (changes.length === 0) return null;
  return (
    <ul className="my-1 grid gap-1 text-sm font-semibold text-on-waiting">
      {changes.map((change) => (
        <li
          key={change.kind}
          className="flex w-fit items-start gap-1.5 rounded-control bg-waiting px-2 py-0.5"
        >
          <Icon path={mdiUpdate} className="mt-0.5 size-4" />
          {wordsOf(change, match, i18n)}
        </li>
      ))}
    </ul>
  );
}
