import { expect, it } from 'vitest';
import { aMatch, myParticipation } from './match.fixture';
import { myNextMatches } from './match';

const at = (time: string): string => `2026-11-24T${time}:00+01:00`;
const now = Date.parse(at('12:00'));

const myMatch = (start: string, end: string, status: 'joined' | 'waitlisted' = 'joined') =>
  aMatch({ starts_at: at(start), ends_at: at(end), my_participation: myParticipation({ status }) });

it('lists my matches from the running one to the last, with those on whose waiting list I am', () => {
  const running = myMatch('11:00', '13:00');
  const [soon, later] = [myMatch('18:00', '19:00', 'waitlisted'), myMatch('20:00', '21:00')];
  expect(myNextMatches([later, soon, running], now)).toEqual([running, soon, later]);
  expect(myNextMatches([later, soon, running], Date.parse(running.ends_at))).toEqual([soon, later]);
});

it.each([
  ['is not mine', { ...myMatch('18:00', '19:00'), my_participation: null }],
  ['is cancelled', { ...myMatch('18:00', '19:00'), status: 'cancelled' as const }],
  ['is running while I am on its waiting list', myMatch('11:00', '13:00', 'waitlisted')],
])('leaves out a match that %s', (_, match) => {
  expect(myNextMatches([match], now)).toEqual([]);
});
