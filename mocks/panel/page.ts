import { demoAccounts, type DemoAccount } from '@mocks/db/people';
import type { State } from '@mocks/db/state';
import type { FaultRule } from '@mocks/handlers/faults';
import { faultsSection } from './faults-section.ts';
import { html, type Html } from './html.ts';
import { outboxSection } from './outbox-section.ts';

/** The accounts that anybody may sign in with. */
function accountsSection(accounts: readonly DemoAccount[]): Html {
  return html`<section id="accounts" aria-labelledby="accounts-heading">
    <h2 id="accounts-heading">Accounts</h2>
    <ul>
      ${accounts.map(
        ({ username, password, purpose }) =>
          html`<li>
            <p>
              <strong>${username}</strong> <span class="muted">with password</span> <code>${password}</code>
            </p>
            <p class="muted">${purpose}</p>
          </li>`,
      )}
    </ul>
  </section>`;
}

interface PanelView {
  state: State;
  faults: readonly FaultRule[];
  /** What a fault can be put on: the names of the operations. */
  targets: readonly string[];
}

const seeded = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** The demo panel as a whole HTML page without inline scripts or styles. It works without its script as well. */
export function panelPage({ state, faults, targets }: PanelView): string {
  return html`<!doctype html>
    <html lang="en" data-theme="light">
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
          <p lang="cs" class="muted">Odeslaná pošta, účty a poruchy ukázky</p>
          <a href="/" target="_top">Back to the app</a>
        </header>
        <main>
          ${outboxSection(state.outbox)} ${accountsSection(demoAccounts)} ${faultsSection(faults, targets)}
          <section id="reset" aria-labelledby="reset-heading">
            <h2 id="reset-heading">Start afresh</h2>
            <p class="muted">
              Seeded ${seeded(state.seeded_at)}. Reset forgets all changes and registered people, signs
              everybody out and makes new matches from today on.
            </p>
            <form method="post" action="/_mock/reset">
              <button class="danger" type="submit">Reset</button>
            </form>
          </section>
        </main>
      </body>
    </html>`.text;
}
