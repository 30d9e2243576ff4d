import type { Match } from '@/generated/schemas/match.zod';
import { toIcs } from './ics';

interface Download {
  matches: readonly Match[];
  /** The public address of a match. */
  href: (id: number) => string;
  /** The file's name without its ending. */
  name: string;
}

/** Hands a calendar file to the browser. */
export function downloadIcs({ matches, href, name }: Download): void {
  const text = toIcs(matches, { origin: window.location.origin, href });
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.ics`;
  link.click();
  // Some browsers start the download only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
