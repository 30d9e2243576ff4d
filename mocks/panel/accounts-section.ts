import type { DemoAccount } from '@mocks/db/people';
import { html, type Html } from './html.ts';

/** The accounts that anybody may sign in with. */
export function accountsSection(accounts: readonly DemoAccount[]): Html {
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
