/** What the script in the head of a page leaves at `window.earlyMessages`: the answer for a dictionary that is under way. */
interface EarlyMessages {
  /** Of the dictionary: pages name that of their language. */
  address: string;
  response: Promise<Response>;
}

/**
 * The answer for that dictionary if the page's head has asked for it before the app's code had come (index.html); once, since
 * an answer can be read once. Another one, or none, gives undefined.
 */
export function takeEarlyMessages(address: string): Promise<Response> | undefined {
  const holder = globalThis as { earlyMessages?: EarlyMessages };
  const early = holder.earlyMessages;
  if (early?.address !== address) return undefined;
  delete holder.earlyMessages;
  return early.response;
}
