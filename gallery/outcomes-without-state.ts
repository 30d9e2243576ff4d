import { operations } from '../scripts/contract/document.ts';
import type { Outcome } from './state';

const needsGoogle =
  "Google's button needs a client id and Google's script: tests/e2e/google.spec.ts looks at it on the build with every setting.";
const background = 'No screen waits for it: the shown data stay, and the app requests it again later.';
const noParameters = 'The call has only headers that the client writes itself; a 500 looks the same.';
const signsOut =
  'Signing out always works locally, whatever the backend answers: the state "landing" shows it.';

/** The documented answers that no state shows, each with its reason. An answer with a visible difference belongs into `list/`. */
export const outcomesWithoutState: Partial<Record<Outcome, string>> = {
  'googleAuth 200': needsGoogle,
  'googleAuth 400': needsGoogle,
  'googleAuth 429': needsGoogle,
  'googleAuth 500': needsGoogle,

  'getChatSummary 400': background,
  'getChatSummary 403': background,
  'getChatSummary 404': background,
  'markChatRead 400': background,
  'markChatRead 403': background,
  'markChatRead 404': background,
  'markChatRead 500': background,
  'getChatNotification 200': background,
  'getChatNotification 400': background,
  'getChatNotification 403': background,
  'getChatNotification 404': background,
  'getChatNotification 500': background,

  'getChatNotifications 400': noParameters,
  'getSession 400': noParameters,
  'refreshToken 200': 'It changes nothing on the screen.',
  'refreshToken 400': 'The client treats it as an outage: the state "session-renewal-outage" shows it.',
  'getCities 400': noParameters,

  'logout 204': signsOut,
  'logout 400': signsOut,
  'logout 401': signsOut,
  'logout 500': signsOut,

  'getMessages 200': 'Every state uses it.',
};

/** Whether it is a 401 that ends the session: the states "session-ended" and "match-session-ended" show all of them. */
export const isSessionEnd = (outcome: Outcome): boolean =>
  operations.some(({ id, secured }) => secured && outcome === `${id} 401`);
