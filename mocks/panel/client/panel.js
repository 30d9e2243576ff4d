// The demo panel in the browser, as it is (no build step). Without it the page works by reloading.
(() => {
  const SECONDS = 3;

  /** Puts the outbox as it is now in place of the one shown, when a mail has come or gone. */
  async function refreshOutbox() {
    const shown = document.querySelector('#outbox');
    if (document.visibilityState !== 'visible' || !shown) return;
    try {
      const head = await fetch('/_mock/outbox', { method: 'HEAD', cache: 'no-store' });
      const newest = head.headers.get('x-outbox-newest');
      if (!head.ok || newest === shown.getAttribute('data-newest')) return;
      const text = await (await fetch('/_mock/', { cache: 'no-store' })).text();
      const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('#outbox');
      if (fresh) shown.replaceWith(fresh);
    } catch {
      // The server is down: what was shown stays.
    }
  }

  setInterval(() => void refreshOutbox(), SECONDS * 1000);
  document.addEventListener('visibilitychange', () => void refreshOutbox());
})();
