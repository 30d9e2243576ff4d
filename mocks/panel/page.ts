import { demoAccounts } from '@mocks/db/accounts/demo-accounts';
import type { MailRow, State } from '@mocks/db/state';
import type { FaultRule } from '@mocks/handlers/faults';
import { html, type Html } from './html.ts';

const formatTime = (instant: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(instant);

const button = (action: string, label: string): Html =>
  html`<form method="post" action="/_mock/${action}"><button type="submit">${label}</button></form>`;

/** Returns the id of the newest mail, by which the page detects a change; 0 without mails. */
export const newestMailId = (mails: readonly MailRow[]): string => String(mails.at(-1)?.id ?? 0);

const mailItem = ({ to, subject, text, language, sent_at, code, link }: MailRow): Html =>
  html`<li>
    <h3 lang="${language}">${subject}</h3>
    <p>To ${to}, ${formatTime(sent_at)}</p>
    <p class="mail-text" lang="${language}">${text}</p>
    ${code !== null && html`<p>Code <strong>${code}</strong></p>`}
    ${link !== null && html`<p><a href="${link}" target="_top">Open the link</a></p>`}
  </li>`;

const outboxSection = (mails: readonly MailRow[]): Html =>
  html`<section id="outbox" data-newest="${newestMailId(mails)}">
    <h2>Outbox (${mails.length})</h2>
    ${
      mails.length > 0
        ? html`${button('outbox/clear', 'Empty the outbox')}
            <ul>
              ${mails.toReversed().map(mailItem)}
            </ul>`
        : html`<p>
            Nothing yet. Register, ask for a new password, or sign in as tomas, and the e-mail comes here.
          </p>`
    }
  </section>`;

const accountsSection = (): Html =>
  html`<section id="accounts">
    <h2>Accounts</h2>
    <ul>
      ${demoAccounts.map(
        ({ username, password, purpose }) =>
          html`<li><strong>${username}</strong>, password <code>${password}</code>: ${purpose}</li>`,
      )}
    </ul>
  </section>`;

const FAULT_KINDS: FaultRule['kind'][] = ['status', 'html', 'broken_json', 'empty_object', 'reset', 'delay'];

const faultsSection = (rules: readonly FaultRule[], targets: readonly string[]): Html =>
  html`<section id="faults">
    <h2>Faults</h2>
    <p>Make the backend fail on purpose and see what the app does.</p>
    ${
      rules.length > 0 &&
      html`<ul>
          ${rules.map((rule) => html`<li><code>${JSON.stringify(rule)}</code></li>`)}
        </ul>
        ${button('faults/clear', 'Clear all faults')}`
    }
    <form method="post" action="/_mock/faults/add">
      <label>Operation or path <input name="target" list="fault-targets" value="/api/" required /></label>
      <datalist id="fault-targets">
        ${targets.map((target) => html`<option value="${target}"></option>`)}
      </datalist>
      <label
        >Fault
        <select name="kind">
          ${FAULT_KINDS.map((kind) => html`<option>${kind}</option>`)}
        </select></label
      >
      <label>Status <input name="status" type="number" min="200" max="599" placeholder="default" /></label>
      <label>Times <input name="times" type="number" min="1" value="1" placeholder="until cleared" /></label>
      <label
        >Delay in ms <input name="delay_ms" type="number" min="0" max="120000" placeholder="none"
      /></label>
      <button type="submit">Switch on</button>
    </form>
  </section>`;

interface PanelView {
  state: State;
  faults: readonly FaultRule[];
  targets: readonly string[];
}

/** Renders the demo panel as an HTML page without inline scripts and styles. The page works without JavaScript too. */
export const renderPanel = ({ state, faults, targets }: PanelView): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Demo panel – Hrajem</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/_mock/panel.css" />
        <script src="/_mock/panel.js"></script>
      </head>
      <body>
        <header>
          <h1>Demo panel</h1>
          <p lang="cs">Odeslaná pošta, účty a poruchy ukázky</p>
          <a href="/" target="_top">Back to the app</a>
        </header>
        <main>
          ${outboxSection(state.outbox)} ${accountsSection()} ${faultsSection(faults, targets)}
          <section id="reset">
            <h2>Start afresh</h2>
            <p>
              Seeded ${formatTime(state.seeded_at)}. Reset forgets all changes and registered people, signs
              everybody out and makes new matches from today on.
            </p>
            ${button('reset', 'Reset')}
          </section>
        </main>
      </body>
    </html>`.text;
