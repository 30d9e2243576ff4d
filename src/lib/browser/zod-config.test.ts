import './zod-config';
import { expect, test, vi } from 'vitest';
import { config, object } from 'zod/mini';
import { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { Email } from '@/generated/schemas/email.zod';
import { Password } from '@/generated/schemas/password.zod';

const message = {
  id: 1,
  match_id: 2,
  sender: null,
  kind: 'text',
  created_at: '2026-11-24T18:00:00+01:00',
  is_mine: false,
};

test('Zod is jitless and does not call new Function', () => {
  const createFunction = vi.spyOn(globalThis, 'Function');
  expect(object({}).safeParse({}).success).toBe(true);
  expect(config().jitless).toBe(true);
  expect(createFunction).not.toHaveBeenCalled();
});

// JSON Schema counts code points, and so does Zod since 4.6.
test.each(['a', 'ř', '😀'])('a message may have 1,000 characters %s and no more', (character) => {
  const parse = (count: number) => ChatMessage.safeParse({ ...message, message: character.repeat(count) });
  expect(parse(1000).success).toBe(true);
  expect(parse(1001).error?.issues).toMatchObject([
    { code: 'too_big', origin: 'string', maximum: 1000, path: ['message'] },
  ]);
});

test('a password of four emoji is too short', () => {
  expect(Password.safeParse('😀'.repeat(4)).error?.issues).toMatchObject([
    { code: 'too_small', origin: 'string', minimum: 8 },
  ]);
  expect(Password.safeParse('😀'.repeat(8)).success).toBe(true);
  expect(Password.safeParse('a'.repeat(7)).success).toBe(false);
});

test.each(['a@b.cz', "o'neil!#$%&*/=?^_`{|}~-@example.com", 'jana.nova+hrajem@mail.example.co.uk', 'a@1.cz'])(
  'accepts the e-mail address %s',
  (address) => {
    expect(Email.safeParse(address).success).toBe(true);
  },
);

test.each([
  '',
  'petra',
  '@b.cz',
  'a@b',
  'a@',
  'a b@c.cz',
  '.a@b.cz',
  'a..b@c.cz',
  'a@-b.cz',
  'a@b..cz',
  'ř@b.cz',
  'a@b.cz\n',
])('rejects the e-mail address %j', (address) => {
  expect(Email.safeParse(address).error?.issues).toMatchObject([{ code: 'invalid_format' }]);
});
