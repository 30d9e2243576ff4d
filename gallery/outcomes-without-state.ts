import { operations } from '../scripts/contract/document.ts';
import type { Outcome } from './state';

const needsGoogle =
  "Google's button needs a client id and Google's script: tests/e2e/google.spec.ts looks at it on the build with every setting.";
const background = 'No screen waits for it: the shown data stay, and the app requests it again later.';
const noParameters = 'The call has only headers that the client writes itself; a 500 looks the same.';
const signsOut =
  'Signing out always works locally, whatever the backend answers: the state "landing" shows it.';

const withReason = (reason: string, operation: string, ...statuses: number[]): Record<string, string> =>
  Object.fromEntries(statuses.map((status) => [`${operation} ${String(status)}`, reason]));

/** The documented answers that no state shows, each with its reason. An answer with a visible difference belongs into gallery/list. */
export const outcomesWithoutState: Readonly<Record<string, string>> = {
  ...withReason(needsGoogle, 'googleAuth', 200, 400, 429, 500),
  ...withReason(background, 'getChatSummary', 400, 403, 404),
  ...withReason(background, 'markChatRead', 400, 403, 404, 500),
  ...withReason(background, 'getChatNotification', 200, 400, 403, 404, 500),
  ...withReason(noParameters, 'getChatNotifications', 400),
  ...withReason(noParameters, 'getSession', 400),
  ...withReason(noParameters, 'getCities', 400),
  ...withReason(signsOut, 'logout', 204, 400, 401, 500),
  'refreshToken 200': 'It changes nothing on the screen.',
  'refreshToken 400': 'The client treats it as an outage: the state "session-renewal-outage" shows it.',
  'getMessages 200': 'Every state uses it.',
};

/** Whether it is a 401 that ends the session: the states "session-ended" and "match-session-ended" show all of them. */
export const isSessionEnd = (outcome: Outcome): boolean =>
  operations.some(({ id, isSecured }) => isSecured && outcome === `${id} 401`);
