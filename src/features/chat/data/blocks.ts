import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { type DayKey, dayKey } from '@/lib/format/day';

/** The number of messages per block. */
export const blockSize = 40;

export interface Block {
  /** The place of the block, counted in messages from one that was there at opening, so that earlier messages move no block. */
  readonly start: number;
  readonly messages: readonly ChatMessage[];
  readonly previousMessage: ChatMessage | undefined;
}

const isSameBlock = (block: Block | undefined, otherBlock: Block): block is Block =>
  block !== undefined &&
  block.previousMessage === otherBlock.previousMessage &&
  block.messages.length === otherBlock.messages.length &&
  block.messages.every((message, index) => message === otherBlock.messages[index]);

/** Cuts a chat into blocks, of which one starts at the index `origin`; unchanged blocks stay the same objects, so that React skips them. */
export function cutIntoBlocks(
  messages: readonly ChatMessage[],
  existingBlocks: readonly Block[] = [],
  origin = 0,
): readonly Block[] {
  const existingByStart = new Map(existingBlocks.map((block) => [block.start, block]));
  const blocks: Block[] = [];
  const firstStart = Math.floor(-origin / blockSize) * blockSize;
  for (let start = firstStart; start + origin < messages.length; start += blockSize) {
    const index = Math.max(0, start + origin);
    const block: Block = {
      start,
      messages: messages.slice(index, start + origin + blockSize),
      previousMessage: messages[index - 1],
    };
    const existingBlock = existingByStart.get(start);
    blocks.push(isSameBlock(existingBlock, block) ? existingBlock : block);
  }
  return blocks;
}

/** In milliseconds: messages of one sender within this time form a group. */
const groupDuration = 5 * 60_000;

export interface ArrangedMessage {
  readonly message: ChatMessage;
  /** The day in the time zone of the match if the message is the first one of that day; else null. */
  readonly day: DayKey | null;
  readonly startsGroup: boolean;
  readonly isFirstUnread: boolean;
}

interface ArrangeOptions {
  previousMessage: ChatMessage | undefined;
  timeZone: string;
  firstUnreadId: number | null;
}

const isSameGroup = (earlierMessage: ChatMessage, laterMessage: ChatMessage): boolean =>
  [earlierMessage, laterMessage].every(({ kind }) => kind === 'text') &&
  earlierMessage.is_mine === laterMessage.is_mine &&
  earlierMessage.sender?.id === laterMessage.sender?.id &&
  Date.parse(laterMessage.created_at) - Date.parse(earlierMessage.created_at) < groupDuration;

/** Decides whether a day, the "new messages" line and the sender are shown above each message. */
export function arrangeMessages(
  messages: readonly ChatMessage[],
  { previousMessage, timeZone, firstUnreadId }: ArrangeOptions,
): ArrangedMessage[] {
  return messages.map((message, index) => {
    const earlierMessage = index === 0 ? previousMessage : messages[index - 1];
    const day = dayKey(message.created_at, timeZone);
    const startsDay = !earlierMessage || dayKey(earlierMessage.created_at, timeZone) !== day;
    const isFirstUnread = message.id === firstUnreadId;
    return {
      message,
      day: startsDay ? day : null,
      isFirstUnread,
      startsGroup: startsDay || isFirstUnread || !isSameGroup(earlierMessage, message),
    };
  });
}

/** The number of events in a row from which they are folded. */
const minFoldedEvents = 3;

/** Successive entries: messages as they are, or events (who came and went) that are folded. */
interface Run {
  readonly isFolded: boolean;
  readonly entries: readonly ArrangedMessage[];
}

const isEvent = ({ message }: ArrangedMessage): boolean => message.kind === 'system';

/** Folds each long run of events with the lines of their days; a message after it gets the line of its day again. */
export function foldEvents(entries: readonly ArrangedMessage[]): Run[] {
  const runs: ArrangedMessage[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.[0] && isEvent(run[0]) === isEvent(entry)) run.push(entry);
    else runs.push([entry]);
  }
  const isFolded = (run: readonly ArrangedMessage[] | undefined): boolean =>
    run?.[0] !== undefined && isEvent(run[0]) && run.length >= minFoldedEvents;
  return runs.map((run, index) => {
    const formerRun = runs[index - 1];
    const [first, ...others] = run;
    const foldedDay = isFolded(formerRun) ? formerRun?.findLast(({ day }) => day !== null)?.day : null;
    const withDay = first && foldedDay ? [{ ...first, day: first.day ?? foldedDay }, ...others] : run;
    return { isFolded: isFolded(run), entries: withDay };
  });
}
