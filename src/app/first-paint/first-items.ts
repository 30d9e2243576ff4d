import { nextTask } from '@/lib/next-task';

/** Follows JSON through the signs of an array, and gives each object of it when its last sign has come, until it is enough. */
function createScanner(isEnoughWith: (item: unknown) => boolean): (text: string) => boolean {
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  let item = '';
  let hasEnded = false;

  const follow = (sign: string): void => {
    if (depth > 1) item += sign;
    if (isInText) {
      if (isEscaped) isEscaped = false;
      else if (sign === '\\') isEscaped = true;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth === 1 && sign !== '[') throw new TypeError('This is no list.');
      if (depth === 2) item = sign;
    } else if (sign === ']' || sign === '}') {
      depth -= 1;
      if (depth === 1) hasEnded = isEnoughWith(JSON.parse(item));
      if (depth === 0) hasEnded = true;
    }
  };
  return (text) => {
    for (const sign of text) {
      follow(sign);
      if (hasEnded) break;
    }
    return hasEnded;
  };
}

/**
 * The first objects that are wanted of an answer that is a JSON array of objects, without waiting for the others: a list of a
 * thousand is on its way for a second. Fewer where the array ends before.
 *
 * @throws SyntaxError or TypeError when it is something else, and what `isWanted` throws.
 */
export async function firstItems<Item>(
  answer: Response,
  most: number,
  isWanted: (item: unknown) => item is Item,
): Promise<Item[]> {
  const reader = answer.body?.getReader();
  if (!reader) throw new TypeError('The answer is empty.');
  const items: Item[] = [];
  const scan = createScanner((item) => {
    if (isWanted(item)) items.push(item);
    return items.length >= most;
  });
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new SyntaxError('The list does not end.');
    if (scan(decoder.decode(value, { stream: true }))) {
      void reader.cancel();
      // They are drawn in a task of their own.
      await nextTask();
      return items;
    }
  }
}
