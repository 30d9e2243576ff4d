import { useEffect, useEffectEvent } from 'react';

interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Calls `close` when the open layer is to close by the browser's own means, above all Android's Back, which would leave the page otherwise. Browsers without `CloseWatcher` have no such request. */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    // TypeScript's types of the DOM have only what all engines have.
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => onClose());
    return () => watcher.destroy();
  }, [isOpen]);
}
