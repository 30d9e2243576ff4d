import type { MailRow } from '@mocks/db/state';
import { html, type Html } from './html.ts';

const KINDS: Record<MailRow['kind'], string> = {
  verify_email: 'Verify the address',
  reset_password: 'New password',
  one_time_code: 'One-time code',
  confirm_participation: 'Confirm participation',
};

/** Names the newest mail, so that the page can see when another one has come or all have gone. */
export const newestMark = (mails: readonly MailRow[]): string => String(mails.at(-1)?.id ?? 0);

const timeOf = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(at);

const mailItem = (mail: MailRow): Html =>
  html`<li>
    <div class="row">
      <h3 lang="${mail.language}">${mail.subject}</h3>
      <span class="muted">${KINDS[mail.kind]}</span>
    </div>
    <p class="muted">
      To ${mail.to} · <time datetime="${new Date(mail.sent_at).toISOString()}">${timeOf(mail.sent_at)}</time>
    </p>
    <p class="mail-text" lang="${mail.language}">${mail.text}</p>
    ${mail.code !== null && html`<p><span class="muted">Code</span> <strong class="code">${mail.code}</strong></p>`}
    ${mail.link !== null && html`<a class="button primary" href="${mail.link}" target="_top">Open the link</a>`}
  </li>`;

/** The e-mails that a real backend would have sent, newest first, each with its code and a button that opens its link. */
export function outboxSection(mails: readonly MailRow[]): Html {
  return html`<section id="outbox" aria-labelledby="outbox-heading" data-newest="${newestMark(mails)}">
    <div class="head">
      <h2 id="outbox-heading">Outbox (${mails.length})</h2>
      ${
        mails.length > 0 &&
        html`<form method="post" action="/_mock/outbox/clear">
          <button type="submit">Empty the outbox</button>
        </form>`
      }
    </div>
    ${
      mails.length > 0
        ? html`<ul>
            ${mails.toReversed().map(mailItem)}
          </ul>`
        : html`<p class="muted">
            Nothing yet. Register, ask for a new password, or sign in as tomas, and the e-mail comes here.
          </p>`
    }
  </section>`;
}
