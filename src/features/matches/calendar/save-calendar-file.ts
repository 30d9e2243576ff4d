import { showToast } from '@/components/toasts';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';

/** Downloads a calendar file of one match or several. A toast appears when the code for it cannot be loaded. */
export function saveCalendarFile(i18n: I18n, content: Match | readonly Match[]): void {
  import('./ics').then(
    ({ downloadIcs }) => downloadIcs(i18n, content),
    () => showToast('danger', ({ LL }) => LL.detail.calendar.failed()),
  );
}
