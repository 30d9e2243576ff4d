import { limits } from '@/generated/rules';
import { type Backend, backendAt } from '../e2e/support/backend';
import { startAppServer } from '../e2e/support/program';

/** What there is in a world of the embedded backend. */
interface WorldFacts {
  url: string;
  /** The same over HTTP/2 and TLS, where that is needed. */
  origin?: string;
  /** The match of jana's and alex's with the longest chat, and its length. */
  chat: { id: number; count: number };
}

/** A world to measure in. */
export interface World extends WorldFacts {
  backend: Backend;
}

/** The backend takes so many messages of one person at once, and again after so many milliseconds of its clock. */
const burst = { messages: limits.chat.times, within: (limits.chat.seconds + 1) * 1000 };

async function longestChat(backend: Backend): Promise<World['chat']> {
  const mine = await backend.matches('jana');
  const both = new Set(
    (await backend.matches('alex')).filter((match) => match.my_participation).map(({ id }) => id),
  );
  let longest = { id: 0, count: -1 };
  for (const { id, my_participation: part } of mine) {
    if (!part || !both.has(id)) continue;
    const count = (await backend.chat('jana', id)).results.length;
    if (count > longest.count) longest = { id, count };
  }
  return longest;
}

/** Lets jana and alex talk until the chat is that long. */
async function talk(backend: Backend, { id, count }: World['chat'], wanted: number): Promise<void> {
  for (let turn = count; turn < wanted; turn += 1) {
    const said = turn - count;
    const bursts = Math.floor(said / (2 * burst.messages));
    if (said > 0 && said % (2 * burst.messages) === 0) await backend.advanceClock(bursts * burst.within);
    await backend.sendMessage(said % 2 === 0 ? 'alex' : 'jana', id, `Zpráva ${turn} o tom, kdo přinese míč.`);
  }
}

/** The everyday world has some forty matches and a chat of two hundred messages; the large one a thousand and five thousand. */
const sizes = {
  small: { settings: {}, messages: 200 },
  large: { settings: { LARGE: '1' }, messages: 5000 },
} as const;

export type Size = keyof typeof sizes;

/** Starts a world of that size, in a process of its own. */
export async function startWorld(size: Size): Promise<World & { dispose: () => Promise<void> }> {
  const { settings, messages } = sizes[size];
  const server = await startAppServer(settings);
  const backend = backendAt(server.url);
  const chat = await longestChat(backend);
  await talk(backend, chat, messages);
  return {
    url: server.url,
    backend,
    chat: { ...chat, count: Math.max(chat.count, messages) },
    dispose: () => server.dispose(),
  };
}

const variable = (size: Size): string => `MEASURED_WORLD_${size.toUpperCase()}`;

/** Tells the workers, which are processes of their own, of a world. */
export function announceWorld(size: Size, { url, origin, chat }: WorldFacts): void {
  process.env[variable(size)] = JSON.stringify({ url, origin, chat } satisfies WorldFacts);
}

/** A world that the setup has started. */
export function worldOf(size: Size): World {
  const facts = process.env[variable(size)];
  if (!facts) throw new Error(`There is no ${size} world in this run.`);
  const world = JSON.parse(facts) as WorldFacts;
  return { ...world, backend: backendAt(world.url) };
}
