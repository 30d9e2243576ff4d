import { describe, expect, it } from 'vitest';
import { createTestCalls } from '../calls.harness.ts';

const DAY = 24 * 3_600_000;
const KEY = '5f0c1b52-7a55-4c0e-9d0b-3b1f5f0d7a11';

/** Two chats of jana and alex, and how often a text stands in the first. */
function openChats() {
  const calls = createTestCalls();
  const { store } = calls;
  const isIn = (matchId: number, userId: number) =>
    store.state.participations.some((row) => row.match_id === matchId && row.user_id === userId);
  const [first, second] = store.state.matches.filter(({ id }) => isIn(id, 1));
  store.mutate((state) => {
    for (const match of [first!, second!]) {
      if (isIn(match.id, 2)) continue;
      const row = state.participations.find(
        ({ match_id, user_id }) => match_id === match.id && user_id === 1,
      )!;
      state.participations.push({ ...row, pid: 900_000 + match.id, user_id: 2 });
    }
  });
  const send = (message: string, key?: string, as: 'jana' | 'alex' = 'jana', match = first!) =>
    calls.post(`/api/match/${match.id}/chat/send/`, {
      as,
      body: { message },
      ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    });
  const stored = (text: string) =>
    store.state.messages.filter((row) => row.kind === 'text' && row.message === text);
  return { ...calls, send, stored, second: second! };
}

describe('a message that is sent again with its key', () => {
  it('is kept once and given again, white space or not, without counting towards the limit', async () => {
    const { send, stored } = openChats();
    const { status, body } = await send('Beru míč.', KEY);
    expect(status).toBe(201);
    for (let count = 0; count < 12; count += 1)
      expect(await send(' Beru míč.\n', KEY)).toMatchObject({ status, body });
    expect(stored('Beru míč.')).toHaveLength(1);
    for (let count = 0; count < 9; count += 1) expect((await send(`${count}`)).status).toBe(201);
    expect((await send('Ještě něco')).status).toBe(429);
  });

  it('is another one by somebody else, in another chat, without the key, or a day later', async () => {
    const { send, stored, second, clock } = openChats();
    await send('Beru míč.', KEY);
    await send('Beru míč.', KEY, 'alex');
    await send('Beru míč.', KEY, 'jana', second);
    await send('Beru míč.');
    await send('Beru míč.', `${KEY}-2`);
    expect(stored('Beru míč.')).toHaveLength(5);
    clock.now += DAY - 1;
    await send('Beru míč.', KEY);
    expect(stored('Beru míč.')).toHaveLength(5);
    clock.now += 1;
    await send('Beru míč.', KEY);
    expect(stored('Beru míč.')).toHaveLength(6);
  });
});
