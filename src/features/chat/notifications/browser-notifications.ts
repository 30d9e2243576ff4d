import { useSyncExternalStore } from 'react';
import { deviceStorage } from '@/api/storage';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { createEmitter } from '@/lib/emitter';

/** Stored for the device rather than the person, as the browser's permission is. */
const storageKey = 'browser_notifications';

const changed = createEmitter();

/** `blocked`: the person has denied the browser's permission. */
type BrowserNotifications = 'unsupported' | 'blocked' | 'off' | 'on';

function setStored(isOn: boolean): void {
  if (isOn) deviceStorage().set(storageKey, 'on');
  else deviceStorage().remove(storageKey);
  changed.emit();
}

function browserNotifications(): BrowserNotifications {
  if (typeof Notification === 'undefined') return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return deviceStorage().get(storageKey) === 'on' && Notification.permission === 'granted' ? 'on' : 'off';
}

function subscribe(listener: () => void): () => void {
  const remove = changed.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    remove();
    window.removeEventListener('storage', listener);
  };
}

/** Switches browser notifications on or off; asks the browser for permission if necessary. */
export async function setBrowserNotifications(isOn: boolean): Promise<void> {
  if (isOn && Notification.permission === 'default') await Notification.requestPermission();
  setStored(isOn && Notification.permission === 'granted');
}

const shownByMatch = new Map<number, Notification>();

/** Closes all shown notifications; after a session somebody else may use the device. */
export function closeNotifications(): void {
  for (const shown of shownByMatch.values()) shown.close();
  shownByMatch.clear();
}

/** Shows a browser notification, which replaces the former one of the chat. */
export function showNotification(
  { match_id, match_title }: ChatNotification,
  body: string,
  onOpen: () => void,
): void {
  try {
    const shown = new Notification(match_title, { body, tag: `chat-${String(match_id)}` });
    shownByMatch.set(match_id, shown);
    shown.addEventListener('close', () => {
      if (shownByMatch.get(match_id) === shown) shownByMatch.delete(match_id);
    });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      onOpen();
    });
  } catch {
    // The constructor throws on Android (https://crbug.com/481856).
    setStored(false);
  }
}

export const useBrowserNotifications = (): BrowserNotifications =>
  useSyncExternalStore(subscribe, browserNotifications, () => 'unsupported');
