import { startTransition, useCallback, useEffect, useState } from 'react';
import { type Block, blockSize, cutIntoBlocks } from '@/features/chat/data/blocks';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { whenIdle } from '@/lib/browser/scheduling';

/** The number of older blocks that are added at a time; more would delay typing. */
const batchSize = 3;

/** The number of newest blocks that are always laid out; more would make presses slow. */
const laidOutBlockCount = 6;

interface Cut {
  readonly messages: readonly ChatMessage[];
  /** The index of the message from which the blocks are cut. */
  readonly origin: number;
  readonly blocks: readonly Block[];
}

function cutAgain(messages: readonly ChatMessage[], lastCut?: Cut): Cut {
  const originId = lastCut?.messages[lastCut.origin]?.id ?? 0;
  const origin = Math.max(
    0,
    messages.findIndex(({ id }) => id >= originId),
  );
  return { messages, origin, blocks: cutIntoBlocks(messages, lastCut?.blocks, origin) };
}

const newestStart = (blocks: readonly Block[]): number => blocks[Math.max(0, blocks.length - 2)]?.start ?? 0;

/** Returns the newest blocks at once and older ones while the browser is idle, so that a long chat opens as fast as a short one. */
export function useBlocks(messages: readonly ChatMessage[]) {
  const [lastCut, setLastCut] = useState(() => cutAgain(messages));
  let cut = lastCut;
  if (lastCut.messages !== messages) {
    cut = cutAgain(messages, lastCut);
    setLastCut(cut);
  }
  const { origin, blocks: allBlocks } = cut;
  const [renderedStart, setRenderedStart] = useState(() => newestStart(allBlocks));
  const firstStart = allBlocks[0]?.start ?? 0;
  useEffect(() => {
    if (renderedStart <= firstStart) return undefined;
    const addBatch = (start: number) => Math.max(firstStart, start - batchSize * blockSize);
    return whenIdle(() => startTransition(() => setRenderedStart(addBatch)));
  }, [renderedStart, firstStart]);
  /** Renders the message with that id and all later messages. */
  const revealFrom = useCallback(
    (id: number) => {
      const place = messages.findIndex((message) => message.id >= id) - origin;
      setRenderedStart((start) => Math.min(start, Math.floor(place / blockSize) * blockSize));
    },
    [messages, origin],
  );
  const shownStart = Math.min(renderedStart, newestStart(allBlocks));
  const blocks = allBlocks.filter(({ start }) => start >= shownStart);
  /** `skippedCount`: the number of oldest blocks whose layout the browser skips while they are out of view. */
  return { blocks, skippedCount: blocks.length - laidOutBlockCount, revealFrom };
}
