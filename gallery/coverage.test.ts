import { expect, it } from 'vitest';
import { routeTable } from '@/routing/table';
import { outcomes } from './server/contract';
import { outcomesOf } from './server/session';
import { groups, states } from './states';
import type { Outcome } from './state';
import { isSessionEnd, outcomesWithoutState } from './outcomes-without-state';

const names = states.map(({ name }) => name);
const shownOutcomes = new Set(states.flatMap(outcomesOf));

it('shows every documented answer, except those listed with a reason', () => {
  const missing = outcomes.filter((outcome) => !shownOutcomes.has(outcome) && !isSessionEnd(outcome));
  expect(
    missing.filter((outcome) => !(outcome in outcomesWithoutState)),
    'Add a state to gallery/list/, or the reason why there is none to gallery/outcomes-without-state.ts',
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
