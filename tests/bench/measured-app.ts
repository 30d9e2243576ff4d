import { limits } from '@/generated/rules';
import { type Backend, backendAt } from '../e2e/support/servers/backend';
import { startAppServer } from '../e2e/support/servers/program';

/** The facts of a measured app that workers need. */
interface AppFacts {
  url: string;
  /** The origin over HTTP/2 and TLS, where a test needs it. */
  origin?: string;
  /** The id of the match of jana and alex with the longest chat. */
  chatId: number;
}

/** A built app with an embedded backend, in a process of its own. */
export interface MeasuredApp extends AppFacts {
  backend: Backend;
}

/** The number of messages that the backend accepts from one person within so many milliseconds. */
const burst = { messages: limits.chat.times, within: (limits.chat.seconds + 1) * 1000 };

interface Chat {
  id: number;
  /** The number of messages. */
  count: number;
}

async function longestChat(backend: Backend): Promise<Chat> {
  const matches = await backend.matches('jana');
  const friendMatches = (await backend.matches('alex')).filter((match) => match.my_participation);
  const commonIds = new Set(friendMatches.map(({ id }) => id));
  let longest = { id: 0, count: -1 };
  for (const { id, my_participation: participation } of matches) {
    if (!participation || !commonIds.has(id)) continue;
    const count = (await backend.chat('jana', id)).results.length;
    if (count > longest.count) longest = { id, count };
  }
  return longest;
}

/** Lets jana and alex send messages until the chat has `targetCount` messages. */
async function fillChat(backend: Backend, { id, count }: Chat, targetCount: number): Promise<void> {
  for (let turn = count; turn < targetCount; turn += 1) {
    const sentCount = turn - count;
    const bursts = Math.floor(sentCount / (2 * burst.messages));
    if (sentCount > 0 && sentCount % (2 * burst.messages) === 0)
      await backend.advanceClock(bursts * burst.within);
    const sender = sentCount % 2 === 0 ? 'alex' : 'jana';
    await backend.sendMessage(sender, id, `Zpráva ${turn} o tom, kdo přinese míč.`);
  }
}

/** The small app has about 40 matches and a chat of 200 messages, the large one 1,000 and 5,000. */
const sizes = {
  small: { settings: {}, messages: 200 },
  large: { settings: { LARGE: '1' }, messages: 5000 },
} as const;

export type Size = keyof typeof sizes;

/** Starts an app with data of that size. */
export async function startMeasuredApp(size: Size): Promise<MeasuredApp & { dispose: () => Promise<void> }> {
  const { settings, messages } = sizes[size];
  const server = await startAppServer(settings);
  const backend = backendAt(server.url);
  const chat = await longestChat(backend);
  await fillChat(backend, chat, messages);
  return { url: server.url, backend, chatId: chat.id, dispose: () => server.dispose() };
}

const variable = (size: Size): string => `MEASURED_APP_${size.toUpperCase()}`;

/** Passes the facts of an app to the worker processes, by an environment variable. */
export function passToWorkers(size: Size, { url, origin, chatId }: AppFacts): void {
  process.env[variable(size)] = JSON.stringify({ url, origin, chatId } satisfies AppFacts);
}

/** The app of that size, which the global setup has started. */
export function measuredApp(size: Size): MeasuredApp {
  const facts = process.env[variable(size)];
  if (!facts) throw new Error(`There is no ${size} app in this run.`);
  const app = JSON.parse(facts) as AppFacts;
  return { ...app, backend: backendAt(app.url) };
}
