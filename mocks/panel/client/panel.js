// Updates the outbox of the demo panel. This file is sent without a build step.
(() => {
  const INTERVAL_MS = 3000;

  /** Replaces the outbox when the newest mail has changed. */
  async function refreshOutbox() {
    const outbox = document.querySelector('#outbox');
    if (document.visibilityState !== 'visible' || !outbox) return;
    try {
      const response = await fetch('/_mock/outbox', { method: 'HEAD', cache: 'no-store' });
      const newestId = response.headers.get('x-outbox-newest');
      if (!response.ok || newestId === outbox.getAttribute('data-newest')) return;
      const text = await (await fetch('/_mock/', { cache: 'no-store' })).text();
      const newOutbox = new DOMParser().parseFromString(text, 'text/html').querySelector('#outbox');
      if (newOutbox) outbox.replaceWith(newOutbox);
    } catch {
      // The current outbox stays while the server is down.
    }
  }

  setInterval(() => void refreshOutbox(), INTERVAL_MS);
  document.addEventListener('visibilitychange', () => void refreshOutbox());
})();
