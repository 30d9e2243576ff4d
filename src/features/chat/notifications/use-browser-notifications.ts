import { useSyncExternalStore } from 'react';
import {
  browserNotifications,
  type BrowserNotifications,
  onBrowserNotifications,
} from './browser-notifications';

/** The state of browser notifications on this device; renders again when it changes. */
export const useBrowserNotifications = (): BrowserNotifications =>
  useSyncExternalStore(onBrowserNotifications, browserNotifications, () => 'unsupported');
