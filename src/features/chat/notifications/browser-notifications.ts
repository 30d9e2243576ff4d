import { useSyncExternalStore } from 'react';
import { deviceStorage } from '@/api/storage';
import type { ChatNotification } from '@/generated/schemas/chatNotification.zod';
import { createStorageEmitter } from '@/lib/state/emitter';

/** The setting is stored for the device rather than the person, like the browser's permission. */
const storageKey = 'browser_notifications';

const settingChange = createStorageEmitter();

/** `blocked`: the person has denied the browser's permission. */
type NotificationState = 'unsupported' | 'blocked' | 'off' | 'on';

function storeSetting(isOn: boolean): void {
  if (isOn) deviceStorage().set(storageKey, 'on');
  else deviceStorage().remove(storageKey);
  settingChange.emit();
}

function getNotificationState(): NotificationState {
  if (typeof Notification === 'undefined') return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return deviceStorage().get(storageKey) === 'on' && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Switches browser notifications on or off; asks the browser for permission if necessary. */
export async function setBrowserNotifications(isOn: boolean): Promise<void> {
  if (isOn && Notification.permission === 'default') await Notification.requestPermission();
  storeSetting(isOn && Notification.permission === 'granted');
}

const notificationsByMatch = new Map<number, Notification>();

/** Closes all shown notifications; after a session somebody else may use the device. */
export function closeNotifications(): void {
  for (const notification of notificationsByMatch.values()) notification.close();
  notificationsByMatch.clear();
}

/** Shows a browser notification, which replaces the previous notification of the chat. */
export function showNotification(
  { match_id, match_title }: ChatNotification,
  body: string,
  onOpen: () => void,
): void {
  try {
    const notification = new Notification(match_title, { body, tag: `chat-${String(match_id)}` });
    notificationsByMatch.set(match_id, notification);
    notification.addEventListener('close', () => {
      if (notificationsByMatch.get(match_id) === notification) notificationsByMatch.delete(match_id);
    });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      onOpen();
    });
  } catch {
    // The constructor throws on Android (https://crbug.com/481856).
    storeSetting(false);
  }
}

export const useBrowserNotifications = (): NotificationState =>
  useSyncExternalStore(settingChange.subscribe, getNotificationState, () => 'unsupported');
