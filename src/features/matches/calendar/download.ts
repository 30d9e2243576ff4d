import { downloadFile } from '@/components/download-file';
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
  downloadFile(`${name}.ics`, 'text/calendar', text);
}
