import { expect, it } from 'vitest';
import { routeTable } from '@/routing/table';
import { operations } from '../scripts/contract/document.ts';
import { outcomes } from './server/contract';
import { outcomesOf } from './server/session';
import type { Outcome } from './state';
import { groups, states } from './states';

const needsGoogle =
  "Google's button needs a client id and Google's script: tests/e2e/screens/google.spec.ts looks at it on the build with every setting.";
const background = 'No screen waits for it: the shown data stay, and the app requests it again later.';
const noParameters = 'The call has only headers that the client writes itself; a 500 looks the same.';
const signsOut =
  'Signing out always works locally, whatever the backend answers: the state "landing" shows it.';

const withReason = (reason: string, operation: string, ...statuses: number[]): Record<string, string> =>
  Object.fromEntries(statuses.map((status) => [`${operation} ${String(status)}`, reason]));

/** The documented answers that no state shows, each with its reason. An answer with a visible difference belongs into gallery/list. */
const outcomesWithoutState: Readonly<Record<string, string>> = {
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
const isSessionEnd = (outcome: Outcome): boolean =>
  operations.some(({ id, isSecured }) => isSecured && outcome === `${id} 401`);

const names = states.map(({ name }) => name);
const shownOutcomes = new Set(states.flatMap(outcomesOf));

it('shows every documented answer, except those listed with a reason', () => {
  const missing = outcomes.filter((outcome) => !shownOutcomes.has(outcome) && !isSessionEnd(outcome));
  expect(
    missing.filter((outcome) => !(outcome in outcomesWithoutState)),
    'Add a state to gallery/list/, or the reason why there is none to outcomesWithoutState above',
  ).toEqual([]);
});

it('lists no reason for an answer that is shown or not documented', () => {
  const reasons = Object.keys(outcomesWithoutState) as Outcome[];
  expect(reasons.filter((outcome) => shownOutcomes.has(outcome) || !outcomes.includes(outcome))).toEqual([]);
});

it('shows every screen of the route table', () => {
  const screens = new Set<string>(states.map(({ at }) => at.to));
  expect(Object.keys(routeTable).filter((name) => !screens.has(name))).toEqual([]);
});

it('gives each state and each screen a unique name', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z][a-z0-9-]*$/.test(name))).toEqual([]);
  expect(new Set(groups.map(({ screen }) => screen)).size).toBe(groups.length);
});
