import type { Page } from '@playwright/test';
import type { Match } from '@/generated/schemas/match.zod';
import type { Locale } from '@/lib/locale';
import { i18n } from './i18n';

/** Locators for one match in the list and on its screen, in one language. */
export function matchParts(page: Page, locale: Locale, { title }: Pick<Match, 'title'>) {
  const { matches, detail, common } = i18n[locale].LL;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  return {
    link: page.getByRole('link', { name: title, exact: true }),
    row: page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) }),
    join: button(matches.joinNamed({ title })),
    joinWaitlist: button(matches.joinWaitlistNamed({ title })),
    leave: button(matches.leaveNamed({ title })),
    /** The button on the screen of the match; in the list it is `leave`. */
    leaveWaitlist: button(matches.leaveWaitlistNamed({ title })),
    dialog,
    stay: dialog.getByRole('button', { name: common.actions.stay() }),
    reallyLeave: dialog.getByRole('button', {
      name: new RegExp(`^(${common.actions.leave()}|${common.actions.leaveWaitlist()})$`),
    }),
    roster: page.getByRole('region', { name: detail.roster() }),
    waitingList: page.getByRole('region', { name: detail.waitlist() }),
    /** The person's own entry of the roster or the waiting list. */
    me: page.getByRole('listitem').filter({ hasText: `(${common.roster.you()})` }),
  };
}

/** The status message after an action, such as "You're in". */
export const statusMessage = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** The status message after joining. */
export const joinedMessage = (page: Page, locale: Locale) =>
  statusMessage(page, i18n[locale].LL.detail.playing({ when: '' }));
