import type { Page } from '@playwright/test';
import type { Match } from '@/generated/schemas/match.zod';
import type { Locale } from '@/lib/locale';
import { words } from './words';

/** The parts of list and detail that belong to one match, by their names in the language. */
export function matchParts(page: Page, locale: Locale, { title }: Pick<Match, 'title'>) {
  const { matches, detail, common } = words[locale].LL;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('alertdialog');
  return {
    link: page.getByRole('link', { name: title, exact: true }),
    /** The row of the list that holds the match. */
    row: page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) }),
    join: button(matches.joinNamed({ title })),
    joinWaitlist: button(matches.joinWaitlistNamed({ title })),
    leave: button(matches.leaveNamed({ title })),
    /** On the screen of the match; in the list it is `leave`. */
    leaveWaitlist: button(matches.leaveWaitlistNamed({ title })),
    dialog,
    stay: dialog.getByRole('button', { name: matches.leave.stay() }),
    reallyLeave: dialog.getByRole('button', { name: matches.leave.confirm() }),
    roster: page.getByRole('region', { name: detail.roster() }),
    waitingList: page.getByRole('region', { name: detail.waitlist() }),
    /** My own line of the roster or the waiting list. */
    me: page.getByRole('listitem').filter({ hasText: `(${common.roster.you()})` }),
  };
}

/** A message that an action brings, such as "You're in". */
export const message = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
