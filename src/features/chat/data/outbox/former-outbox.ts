import { deviceStorage, type KeyValueStorage, webStorage } from '@/api/storage';
import { isRecord, parseJson } from '@/lib/json';
import { type Outbox, type PendingMessage } from './outbox';
import { withPending } from './outbox-changes';

/** Builds from before 2026-11-24 kept a chat's pending messages in `sessionStorage`, later each message in `localStorage`. */
const prefix = 'user:chat-outbox:';

type FormerMessage = Pick<PendingMessage, 'key' | 'text' | 'writtenAt' | 'afterId'> & {
  readonly state: string;
  readonly tries?: number;
  readonly order?: number;
};

const textFields = ['key', 'text', 'writtenAt', 'state'];

function isFormerMessage(value: unknown): value is FormerMessage {
  if (!isRecord(value)) return false;
  return textFields.every((name) => typeof value[name] === 'string') && Number.isInteger(value['afterId']);
}

function parseMessages(text: string | null): readonly FormerMessage[] {
  const value = parseJson(text);
  const messages = isRecord(value) && Array.isArray(value['pending']) ? value['pending'] : [value];
  return messages.filter(isFormerMessage);
}

/** Adds a former message; one that may have arrived is looked for in the chat before it is sent, and a refused one is sent again. */
function withFormer(box: Outbox, { key, text, writtenAt, afterId, state, tries = 0 }: FormerMessage): Outbox {
  const wasSent = tries > 0 || state !== 'waiting';
  const extendedBox = withPending(box, { key, text, writtenAt, afterId, keptIn: 'device' });
  if (extendedBox === box || !wasSent) return extendedBox;
  return extendedBox.map((item) => (item.key === key ? { ...item, state: 'checking', wasSent } : item));
}

/** Moves the pending messages that former builds left on this device; `patch` resolves once they are saved. */
export async function moveFormerMessages(
  patch: (matchId: number, change: (box: Outbox) => Outbox) => Promise<unknown>,
): Promise<void> {
  const move = async (storage: KeyValueStorage): Promise<void> => {
    const entries = storage
      .keys(prefix)
      .map((key) => ({ key, messages: parseMessages(storage.get(key)) }))
      .toSorted((a, b) => (a.messages[0]?.order ?? 0) - (b.messages[0]?.order ?? 0));
    for (const { key, messages } of entries) {
      const matchId = Number.parseInt(key.slice(prefix.length), 10);
      if (matchId > 0 && messages.length > 0) await patch(matchId, (box) => messages.reduce(withFormer, box));
      storage.remove(key);
    }
  };
  await move(webStorage(() => sessionStorage));
  await move(deviceStorage());
}
