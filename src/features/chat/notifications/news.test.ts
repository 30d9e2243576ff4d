import { describe, expect, it } from 'vitest';
import { aMessage, myMessage } from '@/features/chat/data/message.fixture';
import { aNotification } from '@/features/chat/data/notification.fixture';
import { newsSince, toldOf } from './news';

describe('news', () => {
  it('is what has come since it was told, in any match', () => {
    const told = toldOf([aNotification(1), aNotification(2)]);
    const now = [aNotification(1), aNotification(2, { last_message: aMessage(25) }), aNotification(3)];
    expect(newsSince(told, now).map(({ match_id }) => match_id)).toEqual([2, 3]);
    expect(newsSince(toldOf(now), now)).toEqual([]);
  });

  it('is not what I wrote myself', () => {
    const mine = aNotification(1, { last_message: myMessage(9, 'jo') });
    expect(newsSince(new Map(), [mine])).toEqual([]);
  });
});
