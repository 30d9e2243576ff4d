import { showToast } from '@/components/toasts';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';

const notSaved = ({ LL }: I18n): string => LL.detail.calendar.failed();

/** Saves a calendar file of one match or several. Its code is loaded first; a message says when that fails. */
export function saveCalendarFile(i18n: I18n, calendar: Match | readonly Match[]): void {
  const [matches, name] =
    'id' in calendar ? [[calendar], `hrajem-${String(calendar.id)}`] : [calendar, 'hrajem'];
  import('./ics').then(
    ({ downloadIcs }) => downloadIcs(i18n, matches, name),
    () => showToast('danger', notSaved),
  );
}
