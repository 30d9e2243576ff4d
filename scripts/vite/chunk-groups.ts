import path from 'node:path';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Code that several screens share, by the file that it comes in. A module belongs to the first that names it. */
const shared: Record<string, RegExp> = {
  // Zod and the schemas, which check answers and forms, and the calls of accounts, the session's among them.
  contract: /node_modules\/zod\/|src\/generated\/(schemas|account)\//,
  // The forms that people sign in with, or find their way back by.
  forms:
    /node_modules\/(react-hook-form|@hookform)\/|src\/forms\/|src\/features\/account\/(google\/|parts\/(?!link-outcome|new-password))|src\/features\/account\/(sign-in\/(use-sign-in|code-panel)|verification\/(use-resend|resend-form))|src\/components\/(form-alert|ui\/password-input)\./,
  // The rest that the screens for accounts share.
  account: /src\/features\/account\/(parts\/(link-outcome|new-password)|verification\/resend-button)/,
  // The layout of most screens, for guests too, and what screens share with it.
  layout:
    /src\/app\/layouts\/(default-layout|navigation|top-navigation|shown-as-of|fetch-ahead)\.|src\/(lib\/fold\.|features\/(session\/(use-logout|account-control)|chat\/(send-waiting|data\/waiting))\.)|src\/components\/(query-failure|stale-notice|use-now|use-wide|ui\/(avatar|checkbox-field|fact|focus-near|section-card|skeleton-card))\./,
  // What every screen of a signed-in person asks for, and what of the layout shows it.
  'signed-in':
    /src\/(queries\/(?!session)|generated\/(match|user)\/|routes\/[\w-]+\.loader\.|app\/layouts\/bottom-bar\.)|src\/features\/(matches\/data\/|chat\/(data\/(chat-id|notification-queries|unread|use-on-focus)|notifications\/messages-control)\.)/,
  // What waits to be sent: every signed-in person looks whether something does.
  outbox:
    /src\/(features\/chat\/data\/(outbox|outbox-database|outbox-store|former-outbox|pending-message)|lib\/background-sync)\./,
  // What a match asks for of its chat, and what sends into it.
  chat: /src\/features\/chat\/data\//,
  // Matches, in the list and on their own screens.
  matches:
    /src\/features\/matches\/(parts|changes|participation)\/(?!.*-dialog\.)|src\/components\/when-idle\./,
};

/** What both the forms and the screens of signed-in people need, so that it comes with the app itself. */
const common =
  /src\/(components\/(open-work|use-focus-when|ui\/(field|field-error|input|notice))|routing\/navigate)\./;

/** Named by a module of the start that uses nothing of it. */
const notInitial = /react-router\/.*\/useBlocker\./;

/** Each module that an entry imports, or what it imports, as far as the start needs it. */
function initialModules(entry: string, ids: (module: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const module of found) for (const id of ids(module)) if (!notInitial.test(id)) found.add(id);
  return found;
}

/**
 * Which modules come in which file. Left alone, the bundler makes a file of whatever a set of screens has in common: thirty for
 * Home, most of them of a few hundred bytes (decision 041).
 */
export function chunkGroups(root: string): Group[] {
  let initial: ReadonlySet<string> | undefined;
  const names = Object.keys(shared);
  return [
    ...names.map((name, index) => ({ name, test: shared[name], priority: names.length - index })),
    {
      name(id, context) {
        initial ??= initialModules(
          path.join(root, 'index.html'),
          (module) => context.getModuleInfo(module)?.importedIds ?? [],
        );
        return initial.has(id) || common.test(id) ? 'index' : null;
      },
      priority: names.length + 1,
    },
  ];
}
