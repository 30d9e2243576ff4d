import { useSyncExternalStore } from 'react';
import {
  browserNotifications,
  type BrowserNotifications,
  onBrowserNotifications,
} from './browser-notifications';

/** How it stands with notifications of the browser on this device; renders anew when it changes. */
export const useBrowserNotifications = (): BrowserNotifications =>
  useSyncExternalStore(onBrowserNotifications, browserNotifications, () => 'unsupported');
