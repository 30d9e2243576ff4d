import { expect, it } from 'vitest';
import { routeTable } from '@/routing/table';
import { outcomes } from './server/contract';
import { outcomesOf } from './server/session';
import { groups, states } from './states';
import type { GivenAnswers } from './state';
import { endsSession, unshown } from './unshown';

const names = states.map(({ name }) => name);
const shown = new Set(states.flatMap(outcomesOf));

it('shows every documented answer of every operation, but for those that say why not', () => {
  const faceless = outcomes.filter((outcome) => !shown.has(outcome) && !endsSession(outcome));
  expect(
    faceless.filter((outcome) => !(outcome in unshown)),
    'Add a state to gallery/list/, or the reason why there is none to gallery/unshown.ts',
  ).toEqual([]);
});

it('gives no reason for what is shown or not documented', () => {
  const reasons = Object.keys(unshown) as (keyof typeof unshown)[];
  expect(reasons.filter((outcome) => shown.has(outcome) || !outcomes.includes(outcome))).toEqual([]);
});

it('takes no operation and no answer that the contract does not know', () => {
  const wrong: GivenAnswers[] = [
    // @ts-expect-error -- there is no such operation
    { joinMach: 200 },
    // @ts-expect-error -- it never answers so
    { joinMatch: 410 },
    // @ts-expect-error -- that is the code of another refusal
    { joinMatch: { status: 409, code: 'leave_deadline_passed' } },
    // @ts-expect-error -- its answer has another body
    { verifyEmail: { status: 200, body: () => ({ status: 'maybe' }) } },
  ];
  expect(wrong).toHaveLength(4);
});

it('shows every screen of the route table', () => {
  const places = new Set<string>(states.map(({ at }) => at.to));
  expect(Object.keys(routeTable).filter((name) => !places.has(name))).toEqual([]);
});

it('gives each state and each screen a name of its own', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z][a-z0-9-]*$/.test(name))).toEqual([]);
  expect(new Set(groups.map(({ screen }) => screen)).size).toBe(groups.length);
});
