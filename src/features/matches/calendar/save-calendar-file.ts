import { showToast } from '@/components/toasts/toasts';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';

const getFailedText = ({ LL }: I18n): string => LL.detail.calendar.failed();

/** Downloads a calendar file of one match or several, or shows a toast when the code that writes the file cannot be loaded. */
export function saveCalendarFile(i18n: I18n, matchOrList: Match | readonly Match[]): void {
  import('./ics').then(
    ({ downloadIcs }) => downloadIcs(i18n, matchOrList),
    () => showToast('danger', getFailedText),
  );
}
