import { useSyncExternalStore } from 'react';
import { deviceStorage } from '@/api/storage';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { createEmitter } from '@/lib/emitter';

/** Of the device, not of the person: so is the browser's permission. */
const storageKey = 'browser_notifications';

const changed = createEmitter();

/** `unsupported` where the browser has none, `blocked` where the person has forbidden them in the browser. */
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

/** Told of every change made here or in another tab; returns the way to stop. */
function subscribe(listener: () => void): () => void {
  const remove = changed.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    remove();
    window.removeEventListener('storage', listener);
  };
}

/** Switches them on or off; the browser asks for its permission only now. */
export async function setBrowserNotifications(isOn: boolean): Promise<void> {
  if (isOn && Notification.permission === 'default') await Notification.requestPermission();
  setStored(isOn && Notification.permission === 'granted');
}

const shownByMatch = new Map<number, Notification>();

/** Closes all shown notifications: after the end of a session they are not for the person at the device. */
export function closeNotifications(): void {
  for (const shown of shownByMatch.values()) shown.close();
  shownByMatch.clear();
}

/** Shows the news of a chat in place of its former notification. */
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
    // On Android only a service worker may show them (https://crbug.com/481856): they cannot be switched on there.
    setStored(false);
  }
}

export const useBrowserNotifications = (): BrowserNotifications =>
  useSyncExternalStore(subscribe, browserNotifications, () => 'unsupported');
