import { describe, expect, it } from 'vitest';
import { confirmParticipation } from './confirmation.ts';
import { joinMatch } from './participation.ts';
import { addMatch, HOUR, NOW, smallState } from './state.fixture.ts';

const secret = { token: 'tajemství', hash: 'otisk' };

function invited() {
  const state = smallState();
  const match = addMatch(state, { confirm_by: NOW + 2 * HOUR });
  joinMatch(state, { matchId: match.id, userId: 1, now: NOW, secret }, 'cs');
  const pid = state.participations[0]!.pid;
  const confirm = (now: number, hash = 'otisk') => confirmParticipation(state, pid, hash, now);
  return { state, match, pid, confirm };
}

const refusal = (code: string) => expect.objectContaining({ code }) as Error;

describe('confirming participation', () => {
  it('may be repeated and keeps the first time, also after the deadline and the start', () => {
    const { confirm, match } = invited();
    expect(confirm(NOW + HOUR)).toMatchObject({ status: 'confirmed', confirmedAt: NOW + HOUR });
    expect(confirm(NOW + 3 * HOUR)).toMatchObject({ status: 'already_confirmed', confirmedAt: NOW + HOUR });
    expect(confirm(match.starts_at)).toMatchObject({ status: 'already_confirmed' });
    expect(() => confirm(match.ends_at)).toThrow(refusal('match_finished'));
  });
});
