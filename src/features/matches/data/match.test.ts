import { expect, it } from 'vitest';
import { aMatch, myParticipation } from './match.fixture';
import { myNextMatches } from './match';

const at = (time: string): string => `2026-11-24T${time}:00+01:00`;
const now = Date.parse(at('12:00'));

const from = (start: string, end: string, status: 'joined' | 'waitlisted' = 'joined') =>
  aMatch({ starts_at: at(start), ends_at: at(end), my_participation: myParticipation({ status }) });

it('is what goes on until its end, then what comes soonest, also while I wait in line', () => {
  const running = from('11:00', '13:00');
  const [soon, later] = [from('18:00', '19:00', 'waitlisted'), from('20:00', '21:00')];
  expect(myNextMatches([later, soon, running], now)).toEqual([running, soon, later]);
  expect(myNextMatches([later, soon, running], Date.parse(running.ends_at))).toEqual([soon, later]);
});

it.each([
  ['is not mine', { ...from('18:00', '19:00'), my_participation: null }],
  ['is called off', { ...from('18:00', '19:00'), status: 'cancelled' as const }],
  ['began while I waited in line', from('11:00', '13:00', 'waitlisted')],
])('is none that %s', (_, match) => {
  expect(myNextMatches([match], now)).toEqual([]);
});
