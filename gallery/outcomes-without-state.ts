import { operations } from '../scripts/contract/document.ts';
import type { Outcome } from './state';

const google =
  "Google's button needs a client id and Google's script: tests/e2e/google.spec.ts looks at it on the build with every setting.";
const behind = 'Nothing on the screen waits for it: what was shown stays, and it is asked again later.';
const noParameters =
  'The call has nothing but headers that the client writes itself; its face is that of a 500.';
const signsOut = 'Signing out always works locally, whatever the backend says: "landing" is its face.';

/**
 * The documented answers that no state shows, each with its reason. Short, or the gallery would not be worth its name: an answer
 * that a person can tell from others belongs into `list/`.
 */
export const outcomesWithoutState: Partial<Record<Outcome, string>> = {
  'googleAuth 200': google,
  'googleAuth 400': google,
  'googleAuth 429': google,
  'googleAuth 500': google,

  'getChatSummary 400': behind,
  'getChatSummary 403': behind,
  'getChatSummary 404': behind,
  'markChatRead 400': behind,
  'markChatRead 403': behind,
  'markChatRead 404': behind,
  'markChatRead 500': behind,
  'getChatNotification 200': behind,
  'getChatNotification 400': behind,
  'getChatNotification 403': behind,
  'getChatNotification 404': behind,
  'getChatNotification 500': behind,

  'getChatNotifications 400': noParameters,
  'getSession 400': noParameters,
  'refreshToken 200': 'Nothing is seen of it: the screen is as ever.',
  'refreshToken 400':
    'The client sends back the token as it was kept; a 400 to it is treated as an outage: "session-renewal-outage".',
  'getCities 400': noParameters,

  'logout 204': signsOut,
  'logout 400': signsOut,
  'logout 401': signsOut,
  'logout 500': signsOut,

  'getMessages 200': 'Every state is written with it.',
};

/** The 401 of a call that needs a session ends it, whichever call it is: "session-ended" and "match-session-ended" are its face. */
export const isSessionEnd = (outcome: Outcome): boolean =>
  operations.some(({ id, secured }) => secured && outcome === `${id} 401`);
