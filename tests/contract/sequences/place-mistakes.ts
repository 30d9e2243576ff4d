import { limits } from '@/generated/rules';
import { HOOK } from '../../answers/hook.ts';
import { answered, answering, json, type Json, type Mistake } from './mistake.ts';

const MATCH = /\/match\/\d+\/$/;
const SUMMARY = /\/chat\/summary\/$/;
const LEAVING = /\/leave-match\//;
const NEWEST = 'tells of the chat first in which somebody wrote last, and shows what was written';

const refused = (status: number) => ({ ...json({}), status });

const later = (time: string, milliseconds: number) => new Date(Date.parse(time) + milliseconds).toISOString();

let sent = 0;

/** Mistakes of a backend about the places of a match, and about its chat. */
export const placeMistakes: Record<string, Mistake> = {
  'a place that is as old as moving up': {
    noticedBy: 'moves the first of two who wait up when somebody leaves, with a time of its own to confirm',
    answer: answering(
      MATCH,
      ({ my_participation: mine, ...match }) => ({
        ...match,
        my_participation: mine && { ...mine, joined_at: later(mine.joined_at, answered.size) },
      }),
      LEAVING,
    ),
    says: 'joined_at of who moved up: it stays when the person began to wait: ',
  },
  'confirming that is no change of the match': {
    noticedBy: 'tells of a match when somebody has last confirmed',
    answer: answering(MATCH, (match) => ({ ...match, updated_at: later(match.updated_at, -1100) })),
    says: 'updated_at of the match: confirming moves it, which was at ',
  },
  'a chat that is closed to who waits': {
    noticedBy: 'lets who waits read and write',
    answer: async ({ address }) => (address.includes('/chat/') ? refused(403) : undefined),
    says: 'getChatMessages: the chat is for who takes part or waits: expected 403 to be 200',
  },
  'a chat that ends with its match': {
    noticedBy: 'lets people write after a match, and where it is off',
    answer: async ({ address }) => (address.endsWith('/chat/send/') ? refused(403) : undefined),
    says: 'one may write in the chat of a match that is cancelled or finished, too: expected 403 to be 201',
  },
  'a limit that counts what comes again': {
    noticedBy: 'counts a message once towards the limit, however often its key comes',
    async answer({ address }) {
      if (address === HOOK) sent = 0;
      if (!address.endsWith('/chat/send/')) return undefined;
      sent += 1;
      return sent > limits.chat.times ? refused(429) : undefined;
    },
    says: 'a message that comes again with its key does not count: expected 429 to be 201',
  },
  'the reading position of who was there before': {
    noticedBy: 'sets who joins again to the newest message',
    answer: answering(
      SUMMARY,
      (summary) => ({ ...summary, unread_count: summary.unread_count + answered.size }),
      LEAVING,
    ),
    says: 'unread_count of who left and joined again: ',
  },
  'moving up that reads': {
    noticedBy: 'reads nothing for who moves up',
    answer: answering(
      SUMMARY,
      (summary) => ({ ...summary, unread_count: answered.size > 0 ? 0 : summary.unread_count }),
      LEAVING,
    ),
    says: 'unread_count of who moved up: ',
  },
  'notifications in the order of the matches': {
    noticedBy: NEWEST,
    answer: answering(/\/chat\/notifications\/$/, ({ results, ...others }) => ({
      ...others,
      results: results.toSorted((one: Json, other: Json) => one.match_id - other.match_id),
    })),
    says: 'updated_at of the notifications, the newest first: ',
  },
  'a notification of who came': {
    noticedBy: NEWEST,
    answer: answering(/\/chat\/notification\/$/, ({ last_message, ...others }) => ({
      ...others,
      last_message: { ...last_message, kind: 'system', sender: null, is_mine: false },
    })),
    says: 'what is shown of a chat is the newest message of kind `text`, once somebody has written: ',
  },
  'half a picture that is taken': {
    noticedBy: 'takes no picture whose end is missing',
    answer: async ({ method, address }) =>
      method === 'PUT' && address.endsWith('/profile') ? json({}) : undefined,
    says: 'a picture whose end is missing is `picture_unreadable`: expected 200 to be 400',
  },
};
