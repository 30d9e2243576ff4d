import { showToast } from '@/components/toasts';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';

const saveFailedText = ({ LL }: I18n): string => LL.detail.calendar.failed();

/** Downloads a calendar file of one match or several. A toast appears when the code for it cannot be loaded. */
export function saveCalendarFile(i18n: I18n, calendar: Match | readonly Match[]): void {
  const [matches, name] =
    'id' in calendar ? [[calendar], `hrajem-${String(calendar.id)}`] : [calendar, 'hrajem'];
  import('./ics').then(
    ({ downloadIcs }) => downloadIcs(i18n, matches, name),
    () => showToast('danger', saveFailedText),
  );
}
