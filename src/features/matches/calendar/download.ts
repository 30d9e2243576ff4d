import type { Match } from '@/generated/schemas/match.zod';
import { toIcs } from './ics';

/** Hands a calendar file with one match to the browser. */
export function downloadIcs(match: Match, href: (id: number) => string): void {
  const text = toIcs([match], { origin: window.location.origin, href });
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `hrajem-${String(match.id)}.ics`;
  link.click();
  // Some browsers start the download only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
