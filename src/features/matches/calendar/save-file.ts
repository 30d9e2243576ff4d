import { showToast } from '@/components/toasts';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';

/** The name of the calendar file of one match, without its ending. */
export const fileNameOf = ({ id }: Pick<Match, 'id'>): string => `hrajem-${String(id)}`;

/** Makes a calendar file, whose code is loaded for it, and hands it over; says so when that fails. */
export function saveCalendarFile(i18n: I18n, matches: readonly Match[], fileName: string): void {
  import('./ics').then(
    ({ downloadIcs }) => downloadIcs(i18n, matches, fileName),
    () => showToast('danger', i18n.LL.detail.calendar.failed()),
  );
}
