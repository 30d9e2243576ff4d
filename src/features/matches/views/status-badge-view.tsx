import {
  mdiCancel,
  mdiCheck,
  mdiCheckAll,
  mdiClockAlertOutline,
  mdiFlagCheckered,
  mdiWhistle,
} from '@mdi/js';
import { Icon } from '@/components/ui/icon';
import { hiddenComma } from '@/components/views/visible-and-spoken';
import type { Phase } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import type { I18n } from '@/i18n/translate';
import { cn } from '@/lib/cn';
import { formatConfirmBy } from './match-texts';
import { statusIcons } from './sport-tile';

const badges = {
  joined: { icon: mdiCheck, style: 'bg-joined text-on-joined' },
  confirmed: { icon: mdiCheckAll, style: 'bg-primary text-on-primary' },
  waitlisted: { icon: statusIcons.waiting, style: 'bg-waiting text-on-waiting' },
  toConfirm: { icon: mdiClockAlertOutline, style: 'bg-waiting text-on-waiting' },
  cancelled: { icon: mdiCancel, style: 'bg-refused text-on-refused' },
  running: { icon: mdiWhistle, style: 'bg-sunken text-text' },
  finished: { icon: mdiFlagCheckered, style: 'bg-sunken text-text' },
} as const;

export type Status = Exclude<keyof typeof badges, 'toConfirm'>;

export function statusOf(match: Match, phase: Phase): Status | null {
  return phase === 'cancelled' || phase === 'finished'
    ? phase
    : (match.my_participation?.status ?? (phase === 'running' ? phase : null));
}

function formatStatus(status: Status, match: Match, { common, matches }: TranslationFunctions): string {
  const position = match.my_participation?.waitlist_position;
  if (status === 'waitlisted' && position) return matches.row.waiting({ position });
  if (status === 'running') return matches.row.started();
  return status === 'cancelled' || status === 'finished' ? common.match[status]() : matches.row[status]();
}

/** The shape of a badge in a row. */
export const badgeStyle =
  'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-sm font-semibold forced-edge md:-my-px max-[26rem]:px-1.5 max-[26rem]:text-xs max-[26rem]:tracking-tight';

interface StatusBadgeViewProps {
  i18n: I18n;
  match: Match;
  phase: Phase;
  /** The deadline to confirm (ISO), when the badge should show it. */
  confirmDeadline?: string | null | undefined;
  /** The status at the first render, which is not animated. */
  initialStatus: Status | null;
}

/** A badge with my status or the phase of the match; null for an upcoming match without me. */
export function StatusBadgeView(props: StatusBadgeViewProps) {
  const { match, phase, confirmDeadline, initialStatus } = props;
  const { LL } = props.i18n;
  const status = statusOf(match, phase);
  if (!status) return null;
  const isConfirmationDue = status === 'joined' && confirmDeadline;
  const formatDeadline = (instant: string, weekday: 'short' | 'long'): string =>
    LL.matches.row.toConfirm({ when: formatConfirmBy(props.i18n, match, instant, weekday) });
  const { icon, style } = badges[isConfirmationDue ? 'toConfirm' : status];
  return (
    <span key={status} className={cn(badgeStyle, style, status !== initialStatus && 'animate-enter')}>
      {/* On a phone the deadline needs the room of the icon, else it would take a line of its own. */}
      <Icon
        path={icon}
        className={cn('size-4 max-[26rem]:size-3.5', isConfirmationDue && 'max-[26rem]:hidden')}
      />
      <span data-standing="" tabIndex={-1}>
        {isConfirmationDue ? (
          <>
            <span className="max-lg:sr-only">
              {formatDeadline(confirmDeadline, 'long')}
              {hiddenComma}
            </span>
            <span aria-hidden="true" className="lg:hidden">
              {formatDeadline(confirmDeadline, 'short')}
            </span>
          </>
        ) : (
          <>
            {formatStatus(status, match, LL)}
            {hiddenComma}
          </>
        )}
      </span>
    </span>
  );
}
