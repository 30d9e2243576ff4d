import { type Backend, backendAt } from '../e2e/support/backend';
import { type AppServer, startAppServer } from '../e2e/support/app-server';

/** A world of the embedded backend to measure in, and what there is in it. */
export interface World {
  url: string;
  backend: Backend;
  /** How many matches lie ahead. */
  matches: number;
  /** The match of jana's and alex's with the longest chat, and its length. */
  chat: { id: number; count: number };
  dispose: () => Promise<void>;
}

/** The backend takes so many messages of one person in so many milliseconds of its clock. */
const burst = { messages: 10, within: 11_000 };

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
    if (said > 0 && said % (2 * burst.messages) === 0) await backend.putForward(bursts * burst.within);
    await backend.say(said % 2 === 0 ? 'alex' : 'jana', id, `Zpráva ${turn} o tom, kdo přinese míč.`);
  }
}

async function open(server: AppServer, messages: number): Promise<World> {
  const backend = backendAt(server.url);
  const chat = await longestChat(backend);
  await talk(backend, chat, messages);
  return {
    url: server.url,
    backend,
    matches: (await backend.matches('jana')).length,
    chat: { ...chat, count: Math.max(chat.count, messages) },
    dispose: () => server.dispose(),
  };
}

/** The everyday world: some forty matches, and a chat of two hundred messages. */
export const openSmallWorld = async (): Promise<World> => open(await startAppServer(), 200);

/** The large world: a thousand matches and a chat of five thousand messages. */
export const openLargeWorld = async (): Promise<World> => open(await startAppServer({ LARGE: '1' }), 5000);
